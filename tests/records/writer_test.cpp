// What is written: PGN's order of headers, lines of less than 80 columns, and text that reads back.
#include "records/writer.hpp"
#include "tests/records/reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

using records::Format;
using records::GameRecord;
using records::NodeId;
using records::written;
using tests::only_game;

namespace {

std::string rewritten(std::string const& text, Format format = Format::pgn) {
    auto const game = only_game(text, format);
    auto const again = written(game);
    EXPECT_TRUE(only_game(again, format) == game) << again;
    return again;
}

} // namespace

TEST(Writer, AGame) {
    EXPECT_EQ(
        rewritten("[White \"Ana\"]\n[Event \"x\"]\n[Elo \"1\"]\n[Result \"1-0\"]\n1.e4! {a} e5 (1...c5 2.Nf3 "
                  "{b}) (1...e6?) 2.Nf3 Nc6 1-0"),
        "[Event \"x\"]\n[White \"Ana\"]\n[Result \"1-0\"]\n[Elo \"1\"]\n\n"
        "1. e4 $1 {a} 1... e5 (1... c5 2. Nf3 {b}) (1... e6 $2) 2. Nf3 Nc6 1-0\n\n");
}

TEST(Writer, PdnKeepsItsHeadersInOrder) {
    EXPECT_EQ(rewritten("[GameType \"21\"]\n[Event \"x\"]\n\n1. 11-15 23-19 2. 8-11 2-0", Format::pdn),
              "[GameType \"21\"]\n[Event \"x\"]\n\n1. 11-15 23-19 2. 8-11 2-0\n\n");
}

TEST(Writer, ASecondPlayerWhoBegins) { EXPECT_EQ(rewritten("7...Kd7 8.Kd2 *"), "7... Kd7 8. Kd2 *\n\n"); }

TEST(Writer, ABraceInACommentIsSaved) {
    EXPECT_EQ(rewritten("1. e4 ; a } brace\ne5 *"), "1. e4\n;a } brace\n1... e5 *\n\n");
    EXPECT_EQ(rewritten("1. e4 (1. d4 ; a } brace\n) e5 *"), "1. e4 (1. d4\n;a } brace\n) 1... e5 *\n\n");
}

TEST(Writer, LinesAreShorterThan80ColumnsAndBeginHarmlessly) {
    std::string text = "1. e4 {";
    for (int i = 0; i < 300; ++i)
        text += (i % 7 == 0   ? "[%clk "
                 : i % 5 == 0 ? "%"
                              : "") +
                std::string(static_cast<std::size_t>(i % 11), 'w') + "x ";
    text += "}";
    for (int i = 0; i < 200; ++i) text += " e5 (e6 e7) e4";
    std::istringstream lines(rewritten(text + " 1-0"));
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LT(line.size(), 90u) << "80, but for what may not begin a line";
        EXPECT_FALSE(line.starts_with('%') || line.starts_with('[')) << line;
    }
}

TEST(Writer, ABraceIsNeverAloneOnALine) {
    std::string text;
    for (int i = 0; i < 200; ++i)
        text += " e4 {" + std::string(static_cast<std::size_t>(i % 9 + 1), 'w') + "}";
    std::istringstream lines(rewritten(text + " 1-0"));
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LT(line.size(), 80u);
        EXPECT_FALSE(line.starts_with('}') || line.ends_with('{')) << line;
    }
    EXPECT_EQ(rewritten("1. e4 {} ( 1. d4 {one} ) *"), "1. e4 (1. d4 {one}) *\n\n");
}

TEST(Writer, TheCommandsOfACommentStandOnOneLine) {
    std::string text;
    for (int i = 0; i < 60; ++i)
        text += " e4 {[%eval " + std::to_string(i) + ".25] [%cal Gd1d8] " +
                std::string(static_cast<std::size_t>(i % 23), 'w') + " [%x y]}" + " e5 {[%clk 0:10:00]now}";
    std::istringstream lines(rewritten(text + " 1-0"));
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LT(line.size(), 90u) << line;
        auto const last = line.rfind("{[%eval");
        if (last != std::string::npos) {
            EXPECT_NE(line.find("[%cal Gd1d8]", last), std::string::npos) << line;
        }
    }
}

TEST(Writer, WhatIsMadeByHandIsMadeSafe) {
    GameRecord record;
    record.set("Event", "two\nlines \"and\" \\");
    auto const move = record.moves.add(NodeId::start, "e4");
    record.moves[move].comments = {"  many\n\n[Event \"x\"]\n lines ", "", " \n", "brace } and\nline"};
    auto const again = only_game(written(record));
    EXPECT_EQ(again.value("Event"), "two lines \"and\" \\");
    EXPECT_EQ(tests::sketch(again), "e4{many [Event \"x\"] lines}{brace } and line}");
}

TEST(Writer, GamesInARowAreReadBackInARow) {
    std::string text = "1. e4 {x} *\n{late}\n\n[Event \"a\"]\n\n*\n\n{early} 1. d4 (1. c4) 1-0\n\n[Event "
                       "\"b\"]\n\n; } \n 1-0";
    auto const all = tests::read_all(text);
    ASSERT_EQ(all.games.size(), 4u);
    std::ostringstream out;
    for (auto const& game : all.games) records::write(out, game);
    auto const again = tests::read_all(out.str());
    EXPECT_TRUE(again.errors.empty());
    ASSERT_EQ(again.games.size(), 4u) << out.str();
    for (std::size_t i = 0; i < 4; ++i) EXPECT_TRUE(again.games[i] == all.games[i]) << i;
}

TEST(Writer, VariationsAsDeepAsAReaderTakes) {
    std::string text = "e4 ";
    for (int i = 0; i < 100; ++i) text += "(d4 e5 ";
    for (int i = 0; i < 100; ++i) text += ") ";
    rewritten(text + "*");
}
