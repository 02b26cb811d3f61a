// The generator against the plain reference, make against unmake, and the abilities the search relies on.
#include "tests/games/draughts/games.hpp"
#include "tests/games/draughts/reference.hpp"

#include <set>

namespace draughts::testing {
namespace {

ReferenceMove plain(RuleSet const& rules, Move move) {
    ReferenceMove result{
        number_of(rules, Square(move.from())), number_of(rules, Square(move.to())), {}, move.crowns()};
    for (Bitboard left = move.captured; left != 0;)
        result.captured.insert(number_of(rules, Square(games::pop_lowest(left))));
    return result;
}

// Keeps an account of pieces from what make tells.
struct Ledger {
    std::array<Bitboard, 4> pieces{};
    int faults = 0;

    explicit Ledger(State const& state) {
        for (Colour const colour : {Colour::white, Colour::black}) {
            Bitboard const own = state.pieces[static_cast<std::size_t>(core::index(colour))];
            of(piece_of(colour, false)) = own & ~state.kings;
            of(piece_of(colour, true)) = own & state.kings;
        }
    }
    Bitboard& of(Piece piece) { return pieces[static_cast<std::size_t>(piece)]; }
    void removed(Piece piece, Square square) {
        faults += (of(piece) & games::bit(index(square))) == 0;
        of(piece) &= ~games::bit(index(square));
    }
    void placed(Piece piece, Square square) {
        faults += (of(piece) & games::bit(index(square))) != 0;
        of(piece) |= games::bit(index(square));
    }
    bool operator==(Ledger const&) const = default;
};

template <class G>
class DraughtsGenerator : public ::testing::Test {
  protected:
    static constexpr RuleSet const& rules = G::rule_set;

    void expect_sound(typename G::Position const& position) {
        auto const moves = moves_of<G>(position);
        std::set<ReferenceMove> found;
        std::set<core::MoveTag> tags{core::MoveTag::none};
        for (Move const move : moves) {
            found.insert(plain(rules, move));
            EXPECT_TRUE(tags.insert(G::tag(position, move)).second) << G::position_text(position);
            EXPECT_LT(G::history_slot(position, move), G::history_slots);
            expect_reversible(position, move);
        }
        EXPECT_EQ(static_cast<int>(found.size()), moves.size())
            << "a move twice in " << G::position_text(position);
        EXPECT_EQ(found, reference_moves(rules, position.state()))
            << G::name << ' ' << G::position_text(position);
        expect_tactical(position, moves);
    }

    void expect_reversible(typename G::Position const& position, Move move) {
        auto after = position;
        Undo undo;
        after.make(move, undo);
        EXPECT_EQ(after.key(), key_of(after.state()));
        EXPECT_EQ(after, typename G::Position(after.state())) << "counters not settled";

        auto told = position;
        Undo told_undo;
        Ledger ledger(position.state());
        told.make(move, told_undo, ledger);
        EXPECT_EQ(told, after);
        EXPECT_EQ(ledger, Ledger(after.state())) << G::position_text(position);

        after.unmake(move, undo);
        EXPECT_EQ(after, position);
    }

    void expect_tactical(typename G::Position const& position, typename G::Moves const& moves) {
        typename G::Moves tactical;
        G::generate_tactical(position, tactical);
        std::vector<Move> wanted;
        for (Move const move : moves)
            if (G::is_tactical(position, move)) wanted.push_back(move);
        EXPECT_EQ(std::vector<Move>(tactical.begin(), tactical.end()), wanted);
        bool const captures =
            std::any_of(moves.begin(), moves.end(), [](Move move) { return move.captures(); });
        EXPECT_EQ(has_capture(position), captures);
        EXPECT_EQ(G::may_stand_pat(position), !captures || !G::capture_is_mandatory);
    }
};
TYPED_TEST_SUITE(DraughtsGenerator, Games);

TYPED_TEST(DraughtsGenerator, AgreesWithReferenceOnScatteredPieces) {
    core::Random random{20};
    struct {
        int most;
        int king_share;
    } const mixtures[] = {{4, 2}, {6, 1}, {8, 3}, {12, 4}, {12, 100}, {14, 2}};
    for (auto const [most, king_share] : mixtures)
        for (int i = 0; i < 400; ++i) {
            this->expect_sound(random_position<TypeParam>(random, most, king_share));
            if (this->HasFailure()) return;
        }
}

TYPED_TEST(DraughtsGenerator, AgreesWithReferenceInRandomGames) {
    core::Random random{21};
    for (int game = 0; game < 25; ++game) {
        auto position = TypeParam::start();
        for (int ply = 0; ply < 120; ++ply) {
            this->expect_sound(position);
            if (this->HasFailure()) return;
            auto const moves = moves_of<TypeParam>(position);
            if (moves.empty()) break;
            Undo undo;
            position.make(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))],
                          undo);
        }
    }
}

TYPED_TEST(DraughtsGenerator, AppendsToTheList) {
    auto const position = TypeParam::start();
    typename TypeParam::Moves moves;
    TypeParam::generate(position, moves);
    int const once = moves.size();
    TypeParam::generate(position, moves);
    EXPECT_EQ(moves.size(), 2 * once);
}

TEST(DraughtsClassic, CountsMenAndKingsAndKnowsAWonGame) {
    auto const position = position_of<English>("W:WK1,20:B5,6,7");
    EXPECT_EQ(classic(position, Colour::white), 0);
    auto const lost = position_of<English>("W:W:B5");
    EXPECT_EQ(classic(lost, Colour::white), -500);
    EXPECT_EQ(classic(lost, Colour::black), 500);
}

TEST(DraughtsForcing, AnOfferedManForces) {
    auto const position = position_of<English>("W:W22,26:B14");
    EXPECT_TRUE(English::is_forcing(position, *English::parse_move(position, "22-18")));
    EXPECT_FALSE(English::is_forcing(position, *English::parse_move(position, "26-23")));
}

} // namespace
} // namespace draughts::testing
