// Headers, as good and as bad as people write them.
#include "records/text/header_line.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

using tests::only_error;
using tests::only_game;
using tests::read_all;
using tests::said;

TEST(Headers, AreKeptInOrderAndFoundByName) {
    auto const game = only_game("[White \"Ana\"]\n[Black \"Luis\"]\n[Elo \"2000\"]\n\n1. e4 *\n");
    ASSERT_EQ(game.headers.size(), 3u);
    EXPECT_EQ(game.headers[1].name, "Black");
    EXPECT_EQ(game.headers[1].line, 2);
    EXPECT_EQ(game.value("Elo"), "2000");
    EXPECT_EQ(game.find("Event"), nullptr);
    EXPECT_EQ(game.line, 1);
}

TEST(Headers, QuotesAndBackslashesAreEscaped) {
    auto const game = only_game(R"([Event "The \"Big\" one"])"
                                "\n"
                                R"([Site "C:\\games\x"])"
                                "\n\n*\n");
    EXPECT_EQ(game.value("Event"), "The \"Big\" one");
    EXPECT_EQ(game.value("Site"), "C:\\games\\x");
}

TEST(Headers, AnUnescapedQuoteIsReadWithAWarning) {
    auto const game = only_game("[Event \"The \"Big\" one\"]\n[Result \"*\"]\n\n*\n");
    EXPECT_EQ(game.value("Event"), "The \"Big\" one");
    EXPECT_EQ(said(game.warnings),
              std::vector<std::string>{
                  "line 1: the header Event has a quotation mark inside, which should be \\\""});
}

TEST(Headers, MayBeEmptyIndentedOrShareALine) {
    auto const game = only_game("  [Event \"\"] [Site \"here\"]\n [ Date \"x\" ]\n\n1. e4 *\n");
    EXPECT_EQ(game.value("Site"), "here");
    EXPECT_EQ(game.value("Date"), "x");
    EXPECT_NE(game.find("Event"), nullptr);
}

TEST(Headers, BracketsBracesAndSemicolonsInValuesAreText) {
    auto const game = only_game("[Event \"a [b] {c ; d\"]\n\n1. e4 e5 *\n");
    EXPECT_EQ(game.value("Event"), "a [b] {c ; d");
    EXPECT_EQ(tests::main_moves(game), "e4 e5");
}

TEST(Headers, AStarInAHeaderEndsNoGame) {
    auto const game =
        only_game("[Result \"*\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n", records::Format::pdn);
    EXPECT_EQ(tests::main_moves(game), "32-28 19-23");
}

TEST(Headers, ANameGivenTwiceIsKeptAndTheFirstCounts) {
    auto const game = only_game("[White \"Ana\"]\n[White \"Eva\"]\n\n1. e4 *\n");
    EXPECT_EQ(game.value("White"), "Ana");
    EXPECT_EQ(game.headers.size(), 2u);
    EXPECT_EQ(said(game.warnings),
              std::vector<std::string>{"line 2: the header White is given twice: the first one counts"});
}

TEST(Headers, BlankLinesBetweenThemDoNotCutTheGame) {
    auto const game = only_game("[Event \"x\"]\n\n[White \"y\"]\n\n1. e4 *\n");
    EXPECT_EQ(game.headers.size(), 2u);
}

TEST(Headers, GamesOfHeadersAloneAreToldApart) {
    auto const all = read_all("[Event \"1\"]\n[Result \"1-0\"]\n\n[Event \"2\"]\n[Result \"0-1\"]\n");
    ASSERT_EQ(all.games.size(), 2u);
    EXPECT_EQ(all.games[0].result, "1-0");
    EXPECT_EQ(all.games[1].result, "0-1");
}

TEST(Headers, BadOnesAreErrorsWithTheirLine) {
    EXPECT_EQ(only_error("[Event \"x\"]\n[Site here]\n\n1. e4 *\n"),
              "line 2: '[Site here]' is not a header; a header looks like [Event \"Casual game\"]");
    EXPECT_EQ(only_error("[Event \"x]\n\n1. e4 *\n"),
              "line 1: the header Event does not end with \"] on its line");
    EXPECT_EQ(only_error("[Event \"x\"\n\n1. e4 *\n"),
              "line 1: the header Event does not end with \"] on its line");
    EXPECT_EQ(only_error("[Event \"x\"] <e4> *\n"), "line 1: '<e4>' is neither a move nor a result");
    EXPECT_EQ(only_error("[Event \"x\"] 1. e4 [Site \"y\"] *\n"),
              "line 1: '[Site' is neither a move nor a result");
    EXPECT_EQ(only_error("[\"x\"]\n\n1. e4 *\n"),
              "line 1: '[\"x\"]' is not a header; a header looks like [Event \"Casual game\"]");
}

TEST(Headers, AHugeOneIsRead) {
    std::string const value(5'000'000, 'x');
    EXPECT_EQ(only_game("[Event \"" + value + "\"]\n\n1. e4 *\n").value("Event"), value);
}

TEST(Headers, MoreThanAnyGameHasAreRefused) {
    std::string many;
    for (int i = 0; i < 100'000; ++i) many += "[A" + std::to_string(i) + " \"\"]\n";
    EXPECT_EQ(only_error(many + "\n1. e4 *\n"), "line 1001: the game has more than 1000 headers");
}

TEST(Headers, AreWrittenAsTheyAreRead) {
    EXPECT_EQ(records::header_line({"Event", "The \"Big\" one\\"}), R"([Event "The \"Big\" one\\"])");
    EXPECT_EQ(records::header_line({"Event", "two\nlines"}), "[Event \"two lines\"]");
}
