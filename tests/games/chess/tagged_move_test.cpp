// Every one of the 65536 bit patterns, held against the list of legal moves.
#include "games/chess/tagged_move.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

#include <vector>

using namespace chess;
using namespace chess::testing;

namespace {

void expect_exactly_the_legal_moves(Position const& position) {
    std::vector<bool> legal(0x10000);
    for (Move const move : legal_moves(position)) legal[move.bits()] = true;
    for (int bits = 0; bits < 0x10000; ++bits) {
        auto const found = legal_move(position, static_cast<std::uint16_t>(bits));
        bool const right = found ? legal[static_cast<std::size_t>(bits)] && found->bits() == bits
                                 : !legal[static_cast<std::size_t>(bits)];
        ASSERT_TRUE(right) << to_fen(position) << ' ' << bits << ' ' << to_string(Move(bits).from())
                           << to_string(Move(bits).to());
    }
}

} // namespace

TEST(TaggedMove, AnyBitsInHandPickedPositions) {
    for (auto const fen : {
             start_fen, kiwipete, std::string_view("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"),
             std::string_view("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
             std::string_view("8/8/8/KPp4r/8/8/8/4k3 w - c6 0 1"),       // en passant would open the rank
             std::string_view("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1"),      //
             std::string_view("r3k2r/8/8/8/8/8/6p1/R3K2R w KQkq - 0 1"), // f1 is attacked
             std::string_view("4k3/8/8/8/8/8/3n4/R3K2R w KQ - 0 1"),     //
             std::string_view("4k3/8/8/8/8/5n2/8/R3K2R w KQ - 0 1"),     // in check
             std::string_view("4k3/8/8/8/8/8/8/qRK5 w B - 0 1"),         // the castling rook is pinned
             std::string_view("1rkb1rnb/pppppppp/1q6/8/6n1/P7/1PPPPPPP/BRKR1NQB w DBfb - 2 2"),
             std::string_view("4k3/8/8/8/1b5q/8/3P1P2/4K3 w - - 0 1"), // both pawns pinned
             std::string_view("4k3/8/8/8/4r3/8/3N4/r3KB2 w - - 0 1"),  // double check
         })
        expect_exactly_the_legal_moves(position_of(fen));
}

TEST(TaggedMove, AnyBitsInRandomGames) {
    core::Random random(41);
    for (int game = 0; game < 12; ++game)
        wander(
            position_of(game % 2 == 0 ? std::string(start_fen) : random_chess960_fen(random)), random,
            [&](Position const& position) {
                if (random.below(4) == 0) expect_exactly_the_legal_moves(position);
            },
            120);
}
