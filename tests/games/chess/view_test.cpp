// The board and the moves on it, as a page or a terminal draws them.
#include "games/chess/uci_move.hpp"
#include "games/chess/view.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

namespace chess {
namespace {

using chess::testing::position_of;

TEST(View, ShowsTheBoardFromWhitesSide) {
    auto const board = view(position_of(start_fen));
    ASSERT_EQ(board.cells.size(), 64u);
    EXPECT_EQ(board.column_labels.front() + board.column_labels.back(), "ah");
    EXPECT_EQ(board.row_labels.front() + board.row_labels.back(), "81");
    EXPECT_EQ(board.cells[0], (core::Cell{"a8", false, core::PieceView{Colour::black, 'R'}}));
    EXPECT_EQ(board.cells[60], (core::Cell{"e1", true, core::PieceView{Colour::white, 'K'}}));
    EXPECT_EQ(board.cells[63], (core::Cell{"h1", false, core::PieceView{Colour::white, 'R'}}));
    EXPECT_EQ(board.cells[36], (core::Cell{"e4", false, std::nullopt}));
}

TEST(View, PlacesMovesOnTheBoard) {
    Position const passing = position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_EQ(squares(passing, *parse_uci(passing, "e5d6")), (core::MoveSquares{28, 19, {27}}));
    EXPECT_EQ(squares(passing, *parse_uci(passing, "e5e6")), (core::MoveSquares{28, 20, {}}));
    Position const castling = position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(squares(castling, *parse_uci(castling, "e1c1")), (core::MoveSquares{60, 58, {}}));
    EXPECT_EQ(squares(castling, *parse_uci(castling, "a1a8")), (core::MoveSquares{56, 0, {0}}));
}

} // namespace
} // namespace chess
