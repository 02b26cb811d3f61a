// Reading UCI lines, good and bad.
#include "protocol/uci/command.hpp"
#include "tests/protocol/reading.hpp"

#include <gtest/gtest.h>

namespace {

using namespace protocol::uci;
using search::Milliseconds;

template <class T>
T read(std::string_view line) {
    return tests::read_as<T>(line, parse_command(line));
}

std::string refusal(std::string_view line) { return tests::refusal_of(parse_command(line)); }

} // namespace

TEST(UciCommand, PlainWords) {
    read<AskIdentity>("uci");
    read<AskReady>("isready");
    read<NewGame>("ucinewgame");
    read<Stop>("stop");
    read<PonderHit>("ponderhit");
    read<Quit>("quit");
    read<ShowBoard>("d");
    read<ShowEvaluation>("eval");
}

TEST(UciCommand, BlanksOfAnyKindAndWordsBehind) {
    read<AskReady>("  \t isready \r");
    read<Stop>("stop now please");
}

TEST(UciCommand, ACommandIsFoundBehindOtherWords) {
    EXPECT_TRUE(read<SetDebug>("joho debug on").on);
    EXPECT_EQ(read<Go>("please go depth 3").depth, 3);
}

TEST(UciCommand, WhatUciDoesNotKnow) {
    EXPECT_EQ(read<Unknown>("hello  there").line, "hello there");
    EXPECT_EQ(read<Unknown>("").line, "");
    EXPECT_EQ(read<Unknown>("UCI").line, "UCI") << "commands are written small";
}

TEST(UciCommand, Debug) {
    EXPECT_TRUE(read<SetDebug>("debug on").on);
    EXPECT_FALSE(read<SetDebug>("debug off").on);
    EXPECT_EQ(refusal("debug"), "debug is on or off, not ''");
    EXPECT_EQ(refusal("debug maybe"), "debug is on or off, not 'maybe'");
}

TEST(UciCommand, SetOption) {
    auto const overhead = read<SetOption>("setoption name Move Overhead value 30");
    EXPECT_EQ(overhead.name, "Move Overhead");
    EXPECT_EQ(overhead.value, "30");
    auto const button = read<SetOption>("setoption name Clear Hash");
    EXPECT_EQ(button.name, "Clear Hash");
    EXPECT_FALSE(button.value);
    for (auto const* line : {"setoption", "setoption Hash 16", "setoption name", "setoption name value 3"})
        EXPECT_EQ(refusal(line), "an option is set by: setoption name NAME [value VALUE]") << line;
}

TEST(UciCommand, Position) {
    EXPECT_FALSE(read<SetPosition>("position startpos").fen);
    auto const played = read<SetPosition>("position startpos moves e2e4 e7e5");
    EXPECT_EQ(played.moves, (std::vector<std::string>{"e2e4", "e7e5"}));
    auto const fen = read<SetPosition>("position fen 8/8/8/8/8/8/8/K1k5  w - - 0 1 moves a1a2");
    EXPECT_EQ(fen.fen, "8/8/8/8/8/8/8/K1k5 w - - 0 1");
    EXPECT_EQ(fen.moves, std::vector<std::string>{"a1a2"});
    EXPECT_TRUE(read<SetPosition>("position startpos moves").moves.empty());
}

TEST(UciCommand, PositionsBadlyPut) {
    auto const form = "a position is set by: position startpos|fen FEN [moves MOVE ...]";
    EXPECT_EQ(refusal("position"), form);
    EXPECT_EQ(refusal("position e2e4"), form);
    EXPECT_EQ(refusal("position startpos e2e4"), "'e2e4' stands where only moves can follow");
}

TEST(UciCommand, EveryParameterOfGo) {
    auto const go =
        read<Go>("go searchmoves e2e4 d2d4 ponder wtime 1000 btime -20 winc 10 binc 20 movestogo 7 "
                 "depth 9 nodes 5000000000 mate 3 movetime 250 infinite perft 4");
    EXPECT_EQ(go.search_moves, (std::vector<std::string>{"e2e4", "d2d4"}));
    EXPECT_TRUE(go.ponder);
    EXPECT_TRUE(go.infinite);
    EXPECT_EQ(go.time[0], Milliseconds{1000});
    EXPECT_EQ(go.time[1], Milliseconds{-20}) << "a clock may have run out";
    EXPECT_EQ(go.increment[0], Milliseconds{10});
    EXPECT_EQ(go.increment[1], Milliseconds{20});
    EXPECT_EQ(go.moves_to_go, 7);
    EXPECT_EQ(go.depth, 9);
    EXPECT_EQ(go.nodes, 5000000000);
    EXPECT_EQ(go.mate, 3);
    EXPECT_EQ(go.move_time, Milliseconds{250});
    EXPECT_EQ(go.perft, 4);
}

TEST(UciCommand, GoPassesOverWordsItDoesNotKnow) {
    EXPECT_EQ(read<Go>("go quickly depth 4 please").depth, 4);
    EXPECT_FALSE(read<Go>("go movestogo 0 wtime 5").moves_to_go);
}

namespace {

// What a go refuses, a line each.
std::string refused_by(std::string const& line) {
    std::string all;
    for (auto const& error : read<Go>(line).refused)
        all += core::text(core::Language::english, error) + "\n";
    return all;
}

} // namespace

TEST(UciCommand, GoRefusesBadValuesAndKeepsTheOthers) {
    EXPECT_EQ(refused_by("go depth"), "depth needs a value\n");
    EXPECT_EQ(refused_by("go depth x"), "'x' for depth is not a whole number from 1 to 9999\n");
    EXPECT_EQ(refused_by("go depth 0"), "'0' for depth is not a whole number from 1 to 9999\n");
    EXPECT_EQ(refused_by("go movetime -5"),
              "'-5' for movetime is not a whole number from 0 to 31536000000\n");
    EXPECT_EQ(refused_by("go searchmoves depth 3"), "searchmoves needs a value\n");
    EXPECT_EQ(refused_by("go depth nodes x movetime 7"),
              "depth needs a value\n'x' for nodes is not a whole number from 1 to 9223372036854775807\n");
    EXPECT_EQ(read<Go>("go depth nodes x movetime 7").move_time, Milliseconds{7});
    EXPECT_EQ(read<Go>("go searchmoves depth 3").depth, 3);
    for (auto const* line : {"go nodes 0", "go nodes 1.5", "go nodes 99999999999999999999", "go winc 3x",
                             "go perft -1", "go mate 0", "go wtime", "go movestogo -2"})
        EXPECT_NE(refused_by(line), "") << line;
    EXPECT_EQ(refused_by("go wtime 5 btime -7 movestogo 0"), "");
}
