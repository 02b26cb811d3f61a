// The conversation itself, with an engine that thinks nothing: who is answered what, and when.
#include "tests/protocol/conversation.hpp"
#include "tests/protocol/fake_engine.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <thread>

namespace {

using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

constexpr auto mated = "position fen 7k/6Q1/5K2/8/8/8/8/8 b - - 0 1";
constexpr auto stalemated = "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

struct Talk {
    tests::FakeEngine* engine = new tests::FakeEngine; // the conversation owns it
    tests::Conversation with{std::unique_ptr<engine::AnyEngine>(engine)};
    tests::Conversation* operator->() { return &with; }
};

} // namespace

TEST(UciSession, SaysWhoItIsAndWhatCanBeSet) {
    Talk talk;
    talk->say("uci");
    auto const lines = talk->heard();
    ASSERT_GE(lines.size(), 4u);
    EXPECT_EQ(lines[0], "id name Damero test");
    EXPECT_EQ(lines[1], "id author nobody");
    EXPECT_EQ(lines.back(), "uciok");
    for (auto const* option :
         {"Hash type spin default 16 min 1", "Threads type spin default 1 min 1 max 256",
          "MultiPV type spin default 1 min 1 max 256", "Ponder type check default false",
          "Clear Hash type button", "UCI_Chess960 type check default false",
          "UCI_ShowWDL type check default false", "UCI_AnalyseMode type check default false",
          "UCI_LimitStrength type check default false", "UCI_Elo type spin default 1500 min 800 max 2800",
          "Move Overhead type spin default 10 min 0 max 5000"})
        EXPECT_EQ(talk->count(std::string("option name ") + option), 1) << option;
}

TEST(UciSession, IsReadyAlsoWhileThinking) {
    Talk talk;
    talk->say_all({"isready", "go infinite", "isready"});
    EXPECT_EQ(talk->count("readyok"), 2);
    EXPECT_EQ(talk->count("bestmove"), 0);
}

TEST(UciSession, OneBestmoveHoweverStopComes) {
    Talk talk;
    talk->say_all({"go infinite", "stop", "stop"});
    EXPECT_TRUE(talk->wait_for("bestmove"));
    talk->say_all({"stop", "go depth 1"});
    EXPECT_TRUE(talk->wait_for("bestmove"));
    talk->say("stop");
    EXPECT_FALSE(talk->wait_for("bestmove", 30ms));
    EXPECT_EQ(talk->count("bestmove"), 2);
}

TEST(UciSession, InfiniteAndPonderWaitForTheirWord) {
    Talk talk;
    for (auto const* go :
         {"go infinite", "go", "go infinite depth 1", "go ponder depth 1", "go ponder infinite"}) {
        talk->say(go);
        EXPECT_FALSE(talk->wait_for("bestmove", 30ms)) << go;
        talk->say("stop");
        EXPECT_TRUE(talk->wait_for("bestmove")) << go;
    }
    talk->say_all({"go ponder depth 1", "ponderhit"});
    EXPECT_TRUE(talk->wait_for("bestmove"));
}

TEST(UciSession, PonderhitWithoutPonderingIsRefused) {
    Talk talk;
    talk->say("ponderhit");
    EXPECT_EQ(talk->heard(), Lines{"info string nothing is being pondered"});
    talk->say_all({"go ponder depth 1", "ponderhit"});
    EXPECT_TRUE(talk->wait_for("bestmove"));
    talk->say("ponderhit");
    EXPECT_EQ(talk->heard(), Lines{"info string nothing is being pondered"});
}

TEST(UciSession, WhatChangesTheSearchEndsItFirst) {
    for (auto const* command :
         {"go infinite", "position startpos", "setoption name MultiPV value 2", "ucinewgame"}) {
        Talk talk;
        talk->say("go infinite");
        talk->say(command);
        EXPECT_EQ(talk->count("bestmove"), 1) << command;
        talk->say("quit");
        EXPECT_EQ(talk->count("bestmove"), command == std::string("go infinite") ? 2 : 1) << command;
    }
}

TEST(UciSession, WhatIsRefusedDisturbsNothing) {
    Talk talk;
    talk->say("go infinite");
    for (auto const* command :
         {"position startpos moves e2e5", "setoption name MultiPV value 0", "setoption name Nothing", "debug",
          "nonsense", "ponderhit"}) {
        talk->say(command);
        EXPECT_EQ(talk->count("bestmove"), 0) << command;
    }
    talk->say("stop");
    EXPECT_TRUE(talk->wait_for("bestmove"));
}

TEST(UciSession, QuitAndTheEndOfTheInputEndASearch) {
    Talk talk;
    talk->say("go infinite");
    EXPECT_FALSE(talk->say("quit"));
    EXPECT_EQ(talk->count("bestmove"), 1);
    std::istringstream input("isready\ngo infinite\n");
    talk->session().run(input);
    EXPECT_EQ(talk->count("readyok"), 1);
    EXPECT_EQ(talk->count("bestmove"), 2);
    std::istringstream quits("quit\nisready\n");
    talk->session().run(quits);
    EXPECT_EQ(talk->count("readyok"), 1);
}

TEST(UciSession, AGameThatIsOverHasNoMove) {
    Talk talk;
    talk->say(mated);
    EXPECT_EQ(talk->search("go movetime 100000"), (Lines{"info depth 0 score mate 0", "bestmove 0000"}));
    talk->say(stalemated);
    EXPECT_EQ(talk->search("go depth 5"), (Lines{"info depth 0 score cp 0", "bestmove 0000"}));
    for (auto const* word : {"stop", "ponderhit"}) {
        talk->say(word == std::string("stop") ? "go infinite" : "go ponder wtime 100 btime 100");
        EXPECT_FALSE(talk->wait_for("bestmove", 30ms));
        talk->say(word);
        EXPECT_EQ(talk->wait_for("bestmove"), "bestmove 0000");
    }
    EXPECT_TRUE(talk.engine->tasks.empty());
}

TEST(UciSession, ARefusedPositionLeavesTheOldOne) {
    Talk talk;
    talk->say("position startpos moves e2e4");
    talk->say("d");
    auto const before = talk->heard();
    for (auto const* bad :
         {"position startpos moves d2d4 d2d4", "position fen 8/8/8 w", "position startpos moves Nf3",
          "position", "position startpos moves e2e4 e7e5 e1g1", "position fen",
          "position startpos moves 0000"}) {
        talk->say(bad);
        auto const said = talk->heard();
        ASSERT_EQ(said.size(), 1u) << bad;
        EXPECT_TRUE(said[0].starts_with("info string ")) << said[0];
        talk->say("d");
        EXPECT_EQ(talk->heard(), before) << bad;
    }
}

TEST(UciSession, SaysWhichMoveIsIllegal) {
    Talk talk;
    talk->say("position startpos moves e2e4 e4e5");
    EXPECT_EQ(talk->heard(), Lines{"info string move 2: it is Black's turn, and the piece on e4 is White's"});
}

TEST(UciSession, DebugTellsWhatIsPassedOver) {
    Talk talk;
    talk->say("hello");
    EXPECT_TRUE(talk->heard().empty());
    talk->say_all({"debug on", "hello", ""});
    EXPECT_EQ(talk->heard(), Lines{"info string not a command: hello"});
    talk->say_all({"debug off", "hello"});
    EXPECT_TRUE(talk->heard().empty());
}

TEST(UciSession, ShowsTheBoard) {
    Talk talk;
    talk->say_all({"position startpos moves e2e4", "d"});
    auto const lines = talk->heard();
    ASSERT_EQ(lines.size(), 12u);
    EXPECT_EQ(lines[0], "r n b q k b n r  8");
    EXPECT_EQ(lines[4], ". . . . P . . .  4");
    EXPECT_EQ(lines[9], "a b c d e f g h");
    EXPECT_EQ(lines[11], "Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

TEST(UciSession, TellsTheEvaluationFromWhitesSide) {
    Talk talk;
    talk->say("eval");
    EXPECT_EQ(talk->heard(), Lines{"info string evaluation +0.35, White's side"});
    talk->say_all({"position startpos moves e2e4", "eval"});
    EXPECT_EQ(talk->heard(), Lines{"info string evaluation -0.35, White's side"});
}

TEST(UciSession, OptionsReachTheEngine) {
    Talk talk;
    talk->say_all({"setoption name Hash value 3", "setoption name threads value 2",
                   "setoption name Move Overhead value 40", "setoption name Clear Hash", "ucinewgame"});
    EXPECT_TRUE(talk->heard().empty());
    ASSERT_EQ(talk.engine->configured.size(), 3u);
    EXPECT_EQ(talk.engine->configured.back(), (engine::EngineOptions{3, 2, 40ms}));
    EXPECT_EQ(talk.engine->cleared, 2);
    talk->say_all({"setoption name MultiPV value 4", "setoption name Ponder value true"});
    EXPECT_EQ(talk.engine->configured.size(), 3u) << "nothing of the engine's own";
    talk->search("go depth 1");
    EXPECT_EQ(talk.engine->tasks.back().lines, 4);
}

TEST(UciSession, AFileOfWeightsReachesTheEngine) {
    auto const path = testing::TempDir() + "damero_uci_weights.toml";
    std::ofstream(path) << "[turn]\nturn = 40\n";
    Talk talk;
    talk->say("setoption name EvalFile value " + path);
    EXPECT_TRUE(talk->heard().empty());
    ASSERT_EQ(talk.engine->configured.size(), 1u);
    ASSERT_TRUE(talk.engine->configured.back().weights);
    EXPECT_NE(talk.engine->configured.back().weights->text().find("turn = 40"), std::string::npos);
    std::ofstream(path) << "[turn]\nturns = 40\n";
    talk->say("setoption name EvalFile value " + path);
    EXPECT_EQ(talk->heard().size(), 1u) << "refused, with a reason";
    EXPECT_EQ(talk.engine->configured.size(), 1u);
    talk->say("setoption name EvalFile value /proc/self/mem"); // of no size, and not to be read
    EXPECT_EQ(talk->heard().size(), 1u) << "refused, with a reason";
    EXPECT_EQ(talk.engine->configured.size(), 1u);
    talk->say("setoption name EvalFile value <empty>");
    EXPECT_FALSE(talk.engine->configured.back().weights) << "back to those that are built in";
    std::remove(path.c_str());
}

TEST(UciSession, BadOptionsAreRefused) {
    Talk talk;
    talk->say("setoption name Hash value 0");
    EXPECT_TRUE(talk->heard().at(0).starts_with("info string '0' for Hash is not a whole number from 1 to "));
    talk->say("setoption name Threads value many");
    EXPECT_EQ(talk->heard(), Lines{"info string 'many' for Threads is not a whole number from 1 to 256"});
    talk->say("setoption name Ponder value 1");
    EXPECT_EQ(talk->heard(), Lines{"info string '1' for Ponder is neither true nor false"});
    talk->say("setoption name UCI_Elo");
    EXPECT_EQ(talk->heard(), Lines{"info string UCI_Elo needs a value"});
    talk->say("setoption name Style value wild");
    EXPECT_TRUE(
        talk->heard().at(0).starts_with("info string there is no option 'Style'; the options are: Hash,"));
    EXPECT_TRUE(talk.engine->configured.empty());
}

TEST(UciSession, PerftCountsInsteadOfThinking) {
    Talk talk;
    talk->say("go perft 3");
    EXPECT_EQ(talk->wait_for("Nodes searched:"), "Nodes searched: 8902");
    EXPECT_EQ(talk->count("e2e4: 600"), 1);
    EXPECT_EQ(talk->count("bestmove"), 0);
    talk->say("go perft 0");
    EXPECT_EQ(talk->wait_for("Nodes searched:"), "Nodes searched: 1");
    talk->say_all({mated, "go perft 2"});
    EXPECT_EQ(talk->wait_for("Nodes searched:"), "Nodes searched: 0");
}

TEST(UciSession, PerftIsStoppedToo) {
    Talk talk;
    auto const begin = std::chrono::steady_clock::now();
    talk->say_all({"go perft 20", "isready", "stop", "go depth 1"});
    EXPECT_TRUE(talk->wait_for("bestmove"));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 5s);
    EXPECT_EQ(talk->count("Nodes searched"), 0);
}

TEST(UciSession, SpeaksSpanishWhereItSpeaksToPeople) {
    tests::Conversation talk(std::make_unique<tests::FakeEngine>(), core::Language::spanish);
    talk.say("ponderhit");
    EXPECT_EQ(talk.heard(), Lines{"info string no se está reflexionando en el turno del rival"});
}

TEST(UciSession, FindsNoMateAndSaysSo) {
    Talk talk;
    auto const lines = talk->search("go mate 2");
    EXPECT_EQ(tests::last_of(lines, "info string"), "info string no mate in 2 was found within the bound");
    talk.engine->score = core::win_in(core::Ply{3});
    EXPECT_EQ(tests::last_of(talk->search("go mate 2"), "info string"), "");
}
