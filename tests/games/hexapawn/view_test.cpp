// The board as people see it.
#include "games/hexapawn/game.hpp"

#include <gtest/gtest.h>

namespace {

using core::Cell;
using core::Colour;
using core::PieceView;
using hexapawn::Large;
using hexapawn::Small;

} // namespace

TEST(HexapawnView, ShowsWhiteAtTheBottom) {
    auto const board = Small::view(Small::start());
    ASSERT_EQ(board.columns, 3);
    ASSERT_EQ(board.cells.size(), 9u);
    EXPECT_EQ(board.cells.front(), (Cell{"a3", true, PieceView{Colour::black, 'P'}}));
    EXPECT_EQ(board.cells[4], (Cell{"b2", true, std::nullopt}));
    EXPECT_EQ(board.cells[6], (Cell{"a1", true, PieceView{Colour::white, 'P'}}));
    EXPECT_FALSE(board.cells[7].dark);
    EXPECT_EQ(board.column_labels, (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ(board.row_labels, (std::vector<std::string>{"3", "2", "1"}));
}

TEST(HexapawnView, TheLargeBoardHasFourRows) {
    auto const board = Large::view(Large::start());
    ASSERT_EQ(board.cells.size(), 16u);
    EXPECT_EQ(board.cells.front(), (Cell{"a4", false, PieceView{Colour::black, 'P'}}));
    EXPECT_EQ(board.cells.back(), (Cell{"d1", false, PieceView{Colour::white, 'P'}}));
    EXPECT_EQ(board.row_labels.size(), 4u);
}

TEST(HexapawnView, MoveSquaresAreCells) {
    auto const at = Small::parse_position("p1p/1p1/P1P w").value().position;
    EXPECT_EQ(Small::squares(at, Small::parse_move(at, "axb2").value()), (core::MoveSquares{6, 4, {4}}));
    EXPECT_EQ(Small::squares(at, Small::parse_move(at, "a2").value()), (core::MoveSquares{6, 3, {}}));
    auto const large = Large::parse_position("pppp/4/4/PPPP b").value().position;
    EXPECT_EQ(Large::squares(large, Large::parse_move(large, "d3").value()), (core::MoveSquares{3, 7, {}}));
}
