// No move list overflows: climbs towards positions with ever more moves and looks how far it gets.
#include "tests/games/draughts/games.hpp"

namespace draughts::testing {
namespace {

int effort() { return 4000; }

template <class G>
class Climber {
  public:
    explicit Climber(std::uint64_t seed) : random_(seed) {}

    // The most moves found by changing one square at a time, starting over from several random positions.
    int climb(int starts, int changes) {
        int most = 0;
        for (int start = 0; start < starts; ++start) {
            auto position = random_position<G>(random_, 16, 6);
            int reached = count(position);
            for (int i = 0; i < changes; ++i) {
                auto const other = changed(position);
                int const size = count(other);
                if (size < reached) continue;
                reached = size;
                position = other;
            }
            if (reached > most) {
                most = reached;
                best_ = G::position_text(position);
            }
        }
        return most;
    }
    [[nodiscard]] std::string const& best() const { return best_; }

  private:
    static int count(typename G::Position const& position) { return moves_of<G>(position).size(); }

    typename G::Position changed(typename G::Position const& position) {
        State state = position.state();
        for (auto changes = 1 + random_.below(2); changes > 0; --changes) {
            int const number =
                1 + static_cast<int>(random_.below(static_cast<std::uint64_t>(square_count(G::rule_set))));
            Bitboard const square = games::bit(index(square_of_number(G::rule_set, number)));
            for (Bitboard& pieces : state.pieces) pieces &= ~square;
            state.kings &= ~square;
            auto const what = random_.below(5);
            if (what >= 4) continue;
            state.pieces[what % 2] |= square;
            bool const crowned = (crown_row(G::rule_set, static_cast<Colour>(what % 2)) & square) != 0;
            if (what >= 2 || crowned) state.kings |= square;
        }
        return typename G::Position(state);
    }

    core::Random random_;
    std::string best_;
};

template <class G>
class DraughtsCapacity : public ::testing::Test {};
TYPED_TEST_SUITE(DraughtsCapacity, Games);

TYPED_TEST(DraughtsCapacity, IsFarFromExhausted) {
    Climber<TypeParam> climber(50);
    int const most = climber.climb(4, effort());
    EXPECT_LT(most, TypeParam::max_moves / 2) << climber.best();
    this->RecordProperty("most_moves", most);
    this->RecordProperty("position", climber.best());
}

} // namespace
} // namespace draughts::testing
