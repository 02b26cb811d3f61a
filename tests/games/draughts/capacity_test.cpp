// No move list overflows: climbs towards positions with ever more captures and looks how far it gets.
#include "tests/games/draughts/games.hpp"

namespace draughts::testing {
namespace {

template <class G>
class Climber {
  public:
    explicit Climber(std::uint64_t seed) : random_(seed) {}

    // The most captures found by changing a square or two at a time. One step in eight may lose a tenth of
    // what was reached, to get off the small hills.
    int climb(int starts, int changes) {
        int most = 0;
        for (int start = 0; start < starts; ++start) {
            auto position = random_position<G>(random_, most_pieces, 4);
            int reached = captures(position);
            for (int i = 0; i < changes; ++i) {
                auto const other = changed(position);
                if (games::popcount(other.pieces(Colour::white)) > most_pieces ||
                    games::popcount(other.pieces(Colour::black)) > most_pieces)
                    continue;
                int const size = captures(other);
                bool const tolerated = random_.below(8) == 0 && size * 10 >= reached * 9;
                if (size < reached && !tolerated) continue;
                reached = size;
                position = other;
                if (reached <= most) continue;
                most = reached;
                best_ = G::position_text(position);
            }
        }
        return most;
    }
    [[nodiscard]] std::string const& best() const { return best_; }

  private:
    static constexpr int most_pieces = G::rule_set.size * (G::rule_set.size / 2 - 1) / 2; // as at the start

    static int captures(typename G::Position const& position) {
        auto const moves = moves_of<G>(position);
        return static_cast<int>(
            std::count_if(moves.begin(), moves.end(), [](Move const& move) { return move.captures(); }));
    }

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
    int const most = climber.climb(3, 3000);
    EXPECT_LT(most, TypeParam::max_moves / 2) << climber.best();
    this->RecordProperty("most_captures", most);
    this->RecordProperty("position", climber.best());
}

TEST(DraughtsCapacityKnown, OneFlyingKingAgainstSixteenMen) {
    auto const position = position_of<International>("W:WK5:B9,10,12,13,20,22-24,27,31,33-35,38,41,42");
    EXPECT_EQ(moves_of<International>(position).size(), 228);
}

// The richest positions that a longer search came upon.
TEST(DraughtsCapacityKnown, RichestPositions) {
    EXPECT_EQ(moves_of<International>(
                  position_of<International>("W:WK2,K3,K4,K5,16,K36,K46,K49:B7,8,K9,K10,11,K15,20,"
                                             "21,24,K27,29,32,33,42,K43"))
                  .size(),
              407);
    EXPECT_EQ(moves_of<Frisian>(position_of<Frisian>("W:WK6,K9,K15,K16,K17,K20,K25,K26,K36,K45,K46,K47,K50:"
                                                     "BK4,K7,K10,K11,K13,K22,24,37,K38,39"))
                  .size(),
              313);
}

} // namespace
} // namespace draughts::testing
