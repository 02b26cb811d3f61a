// Boards in characters, and what changes when there is a terminal to write to.
#include "apps/play/terminal_board.hpp"
#include "games/knights/text.hpp"
#include "games/knights/view.hpp"
#include "run_damero.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

core::BoardView duel() {
    return knights::view(knights::parse_position("n7/8/8/8/8/8/8/7N w").value().position);
}

// Two by two, numbered as draughts number their dark squares.
core::BoardView numbered() {
    return {.columns = 2,
            .rows = 2,
            .cells = {{"1", true, std::nullopt},
                      {"", false, std::nullopt},
                      {"", false, std::nullopt},
                      {"2", true, core::PieceView{core::Colour::black, 'K'}}},
            .column_labels = {},
            .row_labels = {}};
}

} // namespace

TEST(TerminalBoard, PlainBoardShowsBothWaysToNameASquare) {
    EXPECT_EQ(apps::drawn(duel(), {}), "     1  2  3  4  5  6  7  8 \n"
                                       "  1  n  .     .     .     .  8\n"
                                       "  2  .     .     .     .     7\n"
                                       "  3     .     .     .     .  6\n"
                                       "  4  .     .     .     .     5\n"
                                       "  5     .     .     .     .  4\n"
                                       "  6  .     .     .     .     3\n"
                                       "  7     .     .     .     .  2\n"
                                       "  8  .     .     .     .  N  1\n"
                                       "     a  b  c  d  e  f  g  h \n");
}

TEST(TerminalBoard, NumberedSquaresShowTheirNumbers) {
    apps::BoardStyle style{.pieces = apps::PieceSet::draughts};
    EXPECT_EQ(apps::drawn(numbered(), style), "     1   2  \n  1  1      \n  2      X  \n");
    style.unicode = true;
    EXPECT_TRUE(holds(apps::drawn(numbered(), style), "◉"));
}

TEST(TerminalBoard, ColourMarksTheLastMoveAndOnlyIt) {
    apps::BoardStyle const style{.colour = true, .unicode = true};
    auto const still = apps::drawn(duel(), style);
    auto const moved = apps::drawn(duel(), style, core::MoveSquares{1, 0, {}});
    EXPECT_TRUE(holds(still, "\x1b[48;5;"));
    EXPECT_NE(still, moved);
}

TEST(TerminalBoard, NoTwoPiecesLookAlike) {
    for (auto const pieces : {apps::PieceSet::chess, apps::PieceSet::draughts})
        for (bool const unicode : {false, true}) {
            std::string const letters = pieces == apps::PieceSet::chess ? "KQRBNP" : "MK";
            std::vector<std::string_view> seen;
            for (char const letter : letters)
                for (auto const colour : {core::Colour::white, core::Colour::black})
                    seen.push_back(apps::piece_text({colour, letter}, {pieces, true, unicode}));
            std::ranges::sort(seen);
            EXPECT_TRUE(std::ranges::adjacent_find(seen) == seen.end());
        }
}

TEST(Terminal, AsksForEachSideUntilItUnderstands) {
    auto const ran = run_damero_on_terminal({"play", "--game", "knights"},
                                            "human\nnobody\nrandom?seed=3\nb1c3\nquit\n", {"TERM=xterm"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(holds(ran.out, "Who plays White?"));
    EXPECT_TRUE(holds(ran.out, "there is no bot 'nobody'"));
    EXPECT_TRUE(holds(ran.out, "Black: bot random?seed=3."));
    EXPECT_TRUE(holds(ran.out, "White plays b1c3."));
    EXPECT_TRUE(holds(ran.out, "Black plays "));
}

TEST(Terminal, DoesNotAskForASideThatIsGiven) {
    auto const ran = run_damero_on_terminal(
        {"play", "--game", "knights", "--white", "human", "--black", "random"}, "quit\n", {"TERM=xterm"});
    EXPECT_FALSE(holds(ran.out, "Who plays"));
}

TEST(Terminal, ColourUnlessItIsDeclined) {
    Words const arguments = {"play", "--game", "knights", "--white", "human", "--black", "human"};
    EXPECT_TRUE(holds(run_damero_on_terminal(arguments, "quit\n", {"TERM=xterm"}).out, "\x1b[48;5;"));
    EXPECT_FALSE(holds(run_damero_on_terminal(arguments, "quit\n", {"NO_COLOR=1"}).out, "\x1b"));
    EXPECT_FALSE(holds(run_damero_on_terminal(arguments, "quit\n", {"TERM=dumb"}).out, "\x1b"));
    EXPECT_FALSE(holds(run_damero(arguments, "quit\n", {"TERM=xterm"}).out, "\x1b"));
}

TEST(Terminal, Utf8LocalesGetFigures) {
    Words const arguments = {"play", "--game", "knights"};
    EXPECT_TRUE(holds(run_damero(arguments, "", {"LANG=en_GB.UTF-8"}).out, "♘"));
    EXPECT_FALSE(holds(run_damero(arguments, "", {"LANG=C"}).out, "♘"));
}
