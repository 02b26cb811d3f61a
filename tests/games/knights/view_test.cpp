// The board as people and programs see it.
#include "games/knights/game.hpp"
#include "games/knights/view_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using core::Colour;
using knights::Knights;

void play(knights::Position& position, knights::Roster& roster, std::string_view text) {
    auto const move = Knights::parse_move(position, text).value();
    roster.follow(position.side_to_move(), move);
    knights::Undo undo;
    position.make(move, undo);
}

} // namespace

TEST(KnightsView, ShowsWhiteAtTheBottom) {
    auto const board = Knights::view(Knights::start());
    ASSERT_EQ(board.cells.size(), 64u);
    EXPECT_EQ(board.cells.front(), (core::Cell{"a8", false, core::PieceView{Colour::black, 'N'}}));
    EXPECT_EQ(board.cells.back(), (core::Cell{"h1", false, core::PieceView{Colour::white, 'N'}}));
    EXPECT_EQ(board.cells[56].name, "a1");
    EXPECT_TRUE(board.cells[56].dark);
    EXPECT_EQ(board.cells[35], (core::Cell{"d4", true, std::nullopt}));
    EXPECT_EQ(board.column_labels.front(), "a");
    EXPECT_EQ(board.row_labels.front(), "8");
}

TEST(KnightsView, MoveSquaresAreCells) {
    auto const at = Knights::parse_position("8/8/8/8/8/1n6/8/N7 w").value().position;
    auto const move = Knights::parse_move(at, "a1b3").value();
    EXPECT_EQ(Knights::squares(at, move), (core::MoveSquares{56, 41, {41}}));
}

TEST(KnightsView, IdsStayWithTheirKnights) {
    auto position = Knights::parse_position("8/8/8/8/2n5/8/8/N3N3 w").value().position;
    knights::Roster roster{position};
    play(position, roster, "e1d3");
    play(position, roster, "c4d2");
    play(position, roster, "a1b3");
    EXPECT_EQ(roster.members(Colour::white),
              (std::vector<knights::Member>{{1, knights::square_at(1, 2)}, {2, knights::square_at(3, 2)}}));
    play(position, roster, "d2b3"); // takes number 1
    EXPECT_EQ(roster.members(Colour::white), (std::vector<knights::Member>{{2, knights::square_at(3, 2)}}));
    EXPECT_EQ(roster.members(Colour::black), (std::vector<knights::Member>{{1, knights::square_at(1, 2)}}));
}

TEST(KnightsView, JsonListsBothPlayers) {
    auto position = Knights::start();
    knights::Roster roster{position};
    play(position, roster, "b1c3");
    auto const text = knights::view_json(position, roster);
    EXPECT_EQ(text.find('\n'), std::string::npos);
    auto const state = nlohmann::json::parse(text);
    EXPECT_EQ(state["game"], "knights");
    EXPECT_EQ(state["turn"], 2);
    EXPECT_EQ(state["fen"], Knights::position_text(position));
    ASSERT_EQ(state["players"].size(), 2u);
    EXPECT_EQ(state["players"][0]["player"], 1);
    EXPECT_EQ(state["players"][0]["colour"], "white");
    ASSERT_EQ(state["players"][0]["knights"].size(), 16u);
    EXPECT_EQ(state["players"][0]["knights"][1]["id"], 2);
    EXPECT_EQ(state["players"][0]["knights"][1]["square"], "c3");
    EXPECT_EQ(state["players"][1]["knights"][0]["square"], "a7");
}
