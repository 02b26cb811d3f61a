// The evaluation knows neither colour nor wing, and gets the outcome of plain endings right.
#include "games/chess/evaluator.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

using namespace chess;
using namespace chess::testing;

namespace {

int value_of(std::string_view fen) { return evaluate(position_of(fen)).value(); }

// The same position with each piece on `moved(square)`, colours exchanged or not; nobody may castle.
template <class Moved>
Position rebuilt(Position const& position, bool exchanged, Moved moved) {
    PositionBuilder builder;
    for (Bitboard all = position.occupied(); all != 0;) {
        Square const square = pop_square(all);
        Piece const piece = position.at(square);
        Colour const colour = exchanged ? ~colour_of(piece) : colour_of(piece);
        builder.put(piece_of(kind_of(piece), colour), moved(square));
    }
    builder.set_side(exchanged ? ~position.side_to_move() : position.side_to_move());
    return builder.build();
}

} // namespace

TEST(Evaluator, KnowsNeitherColourNorWing) {
    auto const same = [](Square square) { return square; };
    auto const other_wing = [](Square square) { return square_at(index(square) ^ 7); };
    // By definition a king on the e-file has a shield, one on the d-file has none.
    auto const unshielded = weights_from("[king]\nshield = [0, 0]\nfar_shield = [0, 0]\n");
    ASSERT_TRUE(unshielded);
    core::Random random(17);
    int seen = 0;
    for (int game = 0; game < 60; ++game)
        wander(position_of(game % 2 == 0 ? start_fen : kiwipete), random, [&](Position const& position) {
            Position const plain = rebuilt(position, false, same);
            ASSERT_EQ(evaluate(plain), evaluate(rebuilt(position, true, mirrored))) << to_fen(position);
            ASSERT_EQ(evaluate(plain, *unshielded),
                      evaluate(rebuilt(position, false, other_wing), *unshielded))
                << to_fen(position);
            ++seen;
        });
    EXPECT_GT(seen, 3000);
}

TEST(Evaluator, TheStartIsWorthTheTurn) { EXPECT_EQ(value_of(start_fen), shipped_weights().turn); }

TEST(Evaluator, SeesAnExtraPiece) {
    EXPECT_GT(value_of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), 800);
    EXPECT_GT(value_of("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), 200);
    EXPECT_LT(value_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"), -350);
}

TEST(Evaluator, DrawsAreDraws) {
    EXPECT_EQ(value_of("8/8/4k3/8/8/8/8/NN2K3 w - - 0 1"), 0) << "two knights cannot force mate";
    EXPECT_EQ(value_of("k7/8/8/8/8/8/P7/2B1K3 w - - 0 1"), 0) << "the bishop is on the wrong colour";
    EXPECT_EQ(value_of("k7/8/P7/8/8/8/P7/4K3 w - - 0 1"), 0) << "rook pawns and no bishop at all";
    EXPECT_GT(value_of("k7/8/8/8/8/8/P7/5B1K w - - 0 1"), 300) << "the right one";
    EXPECT_LT(std::abs(value_of("8/5k2/8/8/8/4N3/r7/4K1B1 w - - 0 1")), 60)
        << "two minors and a rook, no pawns";
    EXPECT_LT(std::abs(value_of("8/4k3/8/8/2r5/8/3N4/3RK3 w - - 0 1")), 110) << "a knight more, no pawns";
}

TEST(Evaluator, DrivesABareKing) {
    auto const value = [](std::string_view fen) {
        int const found = value_of(fen);
        EXPECT_GT(found, 800) << fen;
        return found;
    };
    EXPECT_GT(value("4k3/8/4K3/8/8/8/8/R7 w - - 0 1"), value("8/8/4k3/8/4K3/8/8/R7 w - - 0 1"));
    EXPECT_GT(value("4k3/8/4K3/8/8/8/8/Q7 w - - 0 1"), value("4k3/8/8/8/8/8/4K3/Q7 w - - 0 1"));
    EXPECT_GT(value("k7/8/1K6/8/8/8/8/5B1N w - - 0 1"), value("7k/8/6K1/8/8/8/8/5B1N w - - 0 1"))
        << "a bishop of the light squares mates on a8 and h1";
    EXPECT_GT(value("4k3/8/4K3/8/8/8/8/2B2B2 w - - 0 1"), value("8/8/4k3/8/4K3/8/8/2B2B2 w - - 0 1"));
}

TEST(Evaluator, KnowsTheSquareOfThePawn) {
    EXPECT_GT(value_of("8/8/8/7P/8/k7/8/7K w - - 0 1"), value_of("8/8/5k2/7P/8/8/8/7K w - - 0 1") + 200);
}
