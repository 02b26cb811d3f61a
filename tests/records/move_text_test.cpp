// Moves, marks, comments, variations and results of good games.
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

using records::Format;
using records::NodeId;
using records::read_result;
using records::Result;
using tests::main_moves;
using tests::only_game;
using tests::read_all;
using tests::said;
using tests::sketch;

TEST(MoveText, NumbersAreReadOverHoweverTheyAreWritten) {
    for (auto const* const text :
         {"1. e4 e5 2. Nf3 *", "1.e4 e5 2.Nf3 *", "1. e4 1... e5 2. Nf3 *", "e4 e5 Nf3 *", "1 e4 e5 2 Nf3 *",
          "1. e4 1. ... e5 2.. Nf3 *", "1.\ne4\ne5\n2.\nNf3\n*"})
        EXPECT_EQ(main_moves(only_game(text)), "e4 e5 Nf3") << text;
}

TEST(MoveText, TheFirstNumberIsKept) {
    auto const game = only_game("12... e5 13. Nf3 *");
    EXPECT_EQ(game.numbering, (records::Numbering{12, true}));
    EXPECT_EQ(game.numbering.number(0), 12);
    EXPECT_EQ(game.numbering.number(1), 13);
    EXPECT_EQ(only_game("12. ... e5 *").numbering, (records::Numbering{12, true}));
    EXPECT_EQ(only_game("99999999999. e5 *").numbering, records::Numbering{});
}

TEST(MoveText, MarksAreNagsGluedOrAlone) {
    EXPECT_EQ(sketch(only_game("1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! *")),
              "e4$1 e5$2 Nf3$3 Nc6$4 Bb5$5 a6$6");
    EXPECT_EQ(sketch(only_game("1. e4 ! e5 $2 $14 2. Nf3$5 += *")), "e4$1 e5$2$14 Nf3$5$14");
    EXPECT_EQ(sketch(only_game("1. 11-15* 23-19 *", Format::pdn)), "11-15$7 23-19");
}

TEST(MoveText, AnUnknownMarkIsDroppedWithAWarning) {
    auto const game = only_game("1. e4!!! *");
    EXPECT_EQ(sketch(game), "e4");
    EXPECT_EQ(said(game.warnings),
              std::vector<std::string>{"line 1: the mark '!!!' is not known and is dropped"});
}

TEST(MoveText, CommentsBelongToTheMoveBefore) {
    EXPECT_EQ(sketch(only_game("{start} 1. {number} e4 {one} {two} e5 ; rest of line\n2. Nf3 *")),
              "{start}{number} e4{one}{two} e5{rest of line} Nf3");
}

TEST(MoveText, CommentsAreFolded) {
    EXPECT_EQ(sketch(only_game("1. e4 {  two\n\tlines \r\n } {} e5 *")), "e4{two lines} e5");
}

TEST(MoveText, CommentsMayHoldAnything) {
    EXPECT_EQ(sketch(only_game("1. e4 {[%clk 0:10:00] (a) $1 ; { 1-0\n[Event \"x\"]} e5 *")),
              "e4{[%clk 0:10:00] (a) $1 ; { 1-0 [Event \"x\"]} e5");
}

TEST(MoveText, EscapedLinesAreReadOver) {
    auto const game = only_game("[Event \"x\"]\n% { not a comment\n\n1. e4\n%1-0\ne5 {a\n% b} *\n");
    EXPECT_EQ(sketch(game), "e4 e5{a % b}");
    EXPECT_EQ(game.moves[game.moves.main_line()[1]].line, 6);
}

TEST(MoveText, VariationsAreSiblings) {
    EXPECT_EQ(sketch(only_game("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 *")),
              "e4 (d4 d5 (Nf6 c4) c4) (c4) e5");
    EXPECT_EQ(sketch(only_game("1. e4 (1. d4 (1. c4)) *")), "e4 (d4) (c4)");
    EXPECT_EQ(sketch(only_game("1.e4(1.d4 d5)e5*")), "e4 (d4 d5) e5$7") << "glued as far as it can be";
}

TEST(MoveText, CommentsInVariations) {
    EXPECT_EQ(sketch(only_game("1. e4 ({before} 1. d4 {after}) {late} e5 *")),
              "e4{late} ({before}d4{after}) e5");
    EXPECT_EQ(sketch(only_game("1. e4 ($1 1. d4 1-0) e5 *")), "e4 (d4$1{1-0}) e5");
}

TEST(MoveText, AnEmptyVariationIsDroppedButNotItsComment) {
    auto const game = only_game("1. e4 ({why} ) e5 (=) *");
    EXPECT_EQ(sketch(game), "e4{why} e5");
    EXPECT_EQ(game.warnings.size(), 2u);
}

TEST(MoveText, ResultsOfBothFormats) {
    EXPECT_EQ(read_result("1-0", Format::pgn), Result::white_wins);
    EXPECT_EQ(read_result("0-1", Format::pgn), Result::black_wins);
    EXPECT_EQ(read_result("1/2-1/2", Format::pgn), Result::draw);
    EXPECT_EQ(read_result("*", Format::pgn), Result::unknown);
    EXPECT_EQ(read_result("2-0", Format::pdn), Result::white_wins);
    EXPECT_EQ(read_result("0-2", Format::pdn), Result::black_wins);
    EXPECT_EQ(read_result("1-1", Format::pdn), Result::draw);
    EXPECT_EQ(read_result("0-0", Format::pdn), Result::both_lose);
    EXPECT_EQ(read_result("0-0", Format::pgn), std::nullopt);
    EXPECT_EQ(only_game("1. 11-15 2-0", Format::pdn).result, "2-0");
    EXPECT_EQ(only_game("1. e4 1/2").result, "1/2-1/2");
    EXPECT_EQ(main_moves(only_game("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0 *")),
              "Nf3 Nf6 g3 g6 Bg2 Bg7 0-0 0-0");
}

TEST(MoveText, AResultThatContradictsTheHeaderIsKeptWithAWarning) {
    auto const game = only_game("[Result \"1-0\"]\n\n1. e4 e5\n0-1\n");
    EXPECT_EQ(game.result, "0-1");
    EXPECT_EQ(game.value("Result"), "1-0");
    EXPECT_EQ(said(game.warnings),
              std::vector<std::string>{"line 4: the game ends with 0-1, but its header says 1-0"});
    EXPECT_TRUE(only_game("[Result \"2-0\"]\n\n1. 11-15 1-0", Format::pdn).warnings.empty()) << "the same";
}

TEST(MoveText, AMissingResultIsTakenFromTheHeader) {
    auto const game = only_game("[Result \"0-1\"]\n\n1. e4 e5\n");
    EXPECT_EQ(game.result, "0-1");
    EXPECT_EQ(game.warnings.size(), 1u);
    EXPECT_EQ(only_game("1. e4 e5\n").result, "*");
}

TEST(MoveText, WhatIsSaidBehindTheResultBelongsToTheGame) {
    auto const all =
        read_all("[Event \"1\"]\n\n1. e4 1-0 {on time}\n\n[Event \"2\"]\n\n1. d4 1-0\n{resigns}\n\n"
                 "{before}\n[Event \"3\"]\n\n1. c4 *\n");
    ASSERT_EQ(all.games.size(), 3u);
    EXPECT_EQ(sketch(all.games[0]), "e4{on time}");
    EXPECT_EQ(sketch(all.games[1]), "d4{resigns}");
    EXPECT_EQ(sketch(all.games[2]), "{before} c4");
}

TEST(MoveText, GamesWithoutHeadersAreToldApartByTheirResults) {
    auto const all = read_all("1. e4 e5 1-0\n1. d4 d5 0-1 1. c4 *\n\n1. Nf3\nNf6 1/2-1/2 1/2-1/2\n");
    ASSERT_EQ(all.games.size(), 4u);
    EXPECT_TRUE(all.errors.empty());
    EXPECT_EQ(main_moves(all.games[2]), "c4");
    EXPECT_EQ(main_moves(all.games[3]), "Nf3 Nf6");
    EXPECT_EQ(all.games[3].line, 4);
}

TEST(MoveText, MovesOfDraughts) {
    auto const game = only_game(
        "[GameType \"25\"]\n\n1. 12-16 22x15x8 2. c3-d4 c3:e5 {clock 1:00} 3. 1-5 2-0\n", Format::pdn);
    EXPECT_EQ(main_moves(game), "12-16 22x15x8 c3-d4 c3:e5 1-5");
    EXPECT_EQ(game.result, "2-0");
}

TEST(MoveText, NothingIsNoGame) {
    for (auto const* const text :
         {"", "\n\n \n", "% only\n", "{only a comment}\n", "*\n", "\xEF\xBB\xBF", "\x1A"}) {
        auto const all = read_all(text);
        EXPECT_TRUE(all.games.empty() && all.errors.empty()) << text;
    }
}

TEST(MoveText, TenThousandMoves) {
    std::string text = "[Event \"long\"]\n\n";
    for (int i = 1; i <= 5000; ++i) text += std::to_string(i) + ". Nf3 Nf6 ";
    auto const game = only_game(text + "1-0\n");
    EXPECT_EQ(game.moves.main_line().size(), 10'000u);
}
