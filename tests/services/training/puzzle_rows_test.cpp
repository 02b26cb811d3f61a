// Rows of puzzles: good ones of every game, and what is said of broken ones.
#include "core/catalogue.hpp"
#include "services/training/puzzle_rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>

using services::training::PuzzleRows;
using services::training::read_puzzle_rows;

namespace {

// A king runs into a back-rank mate.
constexpr auto mate =
    "a,6k1/2p2ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,c7c6 a1a8,900,backRankMate mate mateIn1 oneMove";

PuzzleRows rows_of(std::string const& rows, std::string const& header = "PuzzleId,FEN,Moves,Rating,Themes") {
    auto rows_read = read_puzzle_rows(header + "\n" + rows, {.collection = "import"});
    EXPECT_TRUE(rows_read.has_value());
    return rows_read.value_or(PuzzleRows{});
}

} // namespace

TEST(PuzzleRows, ReadsWhatLichessWrites) {
    auto const rows = rows_of(
        "00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,83,72,"
        "mate mateIn2 middlegame short,https://example.org/x,Italian_Game\r\n",
        "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\r");
    ASSERT_EQ(rows.problems.size(), 0u);
    ASSERT_EQ(rows.puzzles.size(), 1u);
    auto const& puzzle = rows.puzzles[0];
    EXPECT_EQ(puzzle.id, "import:00sHx");
    EXPECT_EQ(puzzle.game, "chess");
    EXPECT_EQ(puzzle.rating, 1760);
    EXPECT_EQ(puzzle.moves, (std::vector<std::string>{"e8d7", "a2e6", "d7d8", "f7f8"}));
    EXPECT_EQ(puzzle.themes.size(), 4u);
}

TEST(PuzzleRows, ReadsOtherGamesWhereAColumnNamesThem) {
    auto const rows = rows_of("d,draughts-english,W:W32:B1,32-28 1-6\n", "PuzzleId,Game,FEN,Moves");
    ASSERT_EQ(rows.puzzles.size(), 1u);
    EXPECT_EQ(rows.puzzles[0].game, "draughts-english");
    EXPECT_EQ(rows.puzzles[0].rating, tactics::usual_puzzle_rating);
}

TEST(PuzzleRows, NamesThemesAndPuzzlesWhereTheFileDoesNot) {
    auto const rows = rows_of("6k1/2p2ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,c7c6 a1a8\n", "FEN,Moves");
    ASSERT_EQ(rows.puzzles.size(), 1u);
    auto const& themes = rows.puzzles[0].themes;
    EXPECT_NE(std::ranges::find(themes, "mateIn1"), themes.end());
    EXPECT_EQ(rows.puzzles[0].id.size(), std::string("import:").size() + 16);
}

TEST(PuzzleRows, LeavesALastMoveOfTheOpponentOut) {
    auto const rows = rows_of("a,4k3/8/8/8/8/8/4P3/4K3 b - - 0 1,e8e7 e2e4 e7e6,1000,x");
    ASSERT_EQ(rows.puzzles.size(), 1u);
    EXPECT_EQ(rows.puzzles[0].moves.size(), 2u);
}

TEST(PuzzleRows, KeepsGoodRowsAmongBrokenOnesAndSaysWhere) {
    auto const rows = rows_of(std::string(mate) + "\n" +
                              "b,6k1/2p2ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,c7c6 a1b2,900,x\n" // illegal
                              "\n" +
                              "c,6k1/9/8/8/8/8/5PPP/R5K1 b - - 0 1,c7c6 a1a8,900,x\n" // no board
                              "d,6k1/2p2ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,c7c6,900,x\n" // no answer
                              "e,6k1/2p2ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,c7c6 a1a8,high,x\n"
                              "f,6k1/2p2ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,c7c6 a1a8\n"         // fields
                              "g,\"6k1/2p2ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,c7c6 a1a8,900,x\n" // quote
                              "h,6k1/2p2ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,c7c6 a1a8,900,mate\n");
    ASSERT_EQ(rows.puzzles.size(), 2u);
    EXPECT_EQ(rows.puzzles[1].id, "import:h");
    std::vector<int> lines;
    for (auto const& problem : rows.problems) {
        lines.push_back(problem.line);
        EXPECT_FALSE(core::text(core::Language::english, problem.what).empty());
    }
    EXPECT_EQ(lines, (std::vector<int>{3, 5, 6, 7, 8, 9}));
}

TEST(PuzzleRows, RefusesWhatHasNoColumns) {
    for (auto const* const text : {"", "\n\n", "a,b,c\n1,2,3\n", "PuzzleId,FEN,Rating\n", "\"FEN,Moves"})
        EXPECT_FALSE(read_puzzle_rows(text, {.collection = "import"}).has_value()) << text;
}

TEST(PuzzleRows, TakesNoMoreThanWantedAndCountsLinesOfThePiecesBefore) {
    auto const rows = read_puzzle_rows(std::string("\xEF\xBB\xBFPuzzleId,FEN,Moves,Rating,Themes\n") + mate +
                                           "\n" + mate + "\n",
                                       {.collection = "import", .most = 1, .lines_before = 100});
    ASSERT_TRUE(rows.has_value());
    EXPECT_EQ(rows->puzzles.size(), 1u);
    ASSERT_EQ(rows->problems.size(), 1u);
    EXPECT_EQ(rows->problems[0].line, 103);
    EXPECT_EQ(rows->problems[0].what.what.key.text(), "train.rows_many");
}
