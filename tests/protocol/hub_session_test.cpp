// The conversation in Hub, with engines that think nothing: who is answered what, and when.
#include "tests/protocol/hub_conversation.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace {

using namespace std::chrono_literals;
using Lines = std::vector<std::string>;
using tests::FakeHub;

// White has nothing left to move.
constexpr auto lost = "pos pos=Wbeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee";

} // namespace

TEST(HubSession, SaysWhoItIsAndWhatCanBeSet) {
    FakeHub talk;
    talk->say("hub");
    auto const lines = talk->heard();
    ASSERT_EQ(lines.size(), 7u);
    EXPECT_EQ(lines[0], "id name=\"Damero test\" version=0 author=nobody country=World");
    EXPECT_EQ(
        lines[1],
        "param name=variant value=normal type=enum values=\"normal frisian russian brazilian english italian "
        "spanish portuguese czech pool house\"");
    EXPECT_EQ(lines[2], "param name=ponder value=false type=bool");
    EXPECT_EQ(lines[3], "param name=threads value=1 type=int min=1 max=256");
    EXPECT_TRUE(lines[4].starts_with("param name=tt-size value=20 type=int min=16 max=")) << lines[4];
    EXPECT_EQ(lines[5], "param name=move-overhead value=10 type=int min=0 max=5000");
    EXPECT_EQ(lines[6], "wait");
    EXPECT_EQ(talk->answer("init"), "ready");
}

TEST(HubSession, TellsTheValuesThatHold) {
    FakeHub talk;
    talk->say_all({"set-param name=threads value=2", "set-param name=variant value=frisian", "hub"});
    EXPECT_EQ(talk->count("param name=threads value=2 "), 1);
    EXPECT_EQ(talk->count("param name=variant value=frisian "), 1);
}

TEST(HubSession, ParametersReachTheEngine) {
    FakeHub talk;
    talk->say_all({"set-param name=tt-size value=18", "set-param name=threads value=2",
                   "set-param name=move-overhead value=40", "set-param name=ponder value=true",
                   "set-param name=book value=false", "set-param name=bb-size value=0"});
    EXPECT_TRUE(talk->heard().empty());
    ASSERT_EQ(talk.engine().configured.size(), 4u) << "once when it was made, once for each of its own";
    EXPECT_EQ(talk.engine().configured.back(), (engine::EngineOptions{4, 2, 40ms}));
}

TEST(HubSession, AVariantIsAnotherGameFromItsStart) {
    FakeHub talk;
    talk->say_all({"set-param name=threads value=2", "set-param name=variant value=russian"});
    EXPECT_EQ(talk.games, (Lines{"draughts-international", "draughts-russian"}));
    EXPECT_EQ(talk.engine().configured.back().threads, 2);
    talk->say("pos moves=\"21-17\"");
    EXPECT_TRUE(talk->heard().empty());
    talk->say("set-param name=variant value=russian");
    EXPECT_EQ(talk.games.size(), 2u) << "no other game, no other engine";
}

TEST(HubSession, BadParametersAreRefused) {
    FakeHub talk;
    EXPECT_EQ(talk->answer("set-param name=threads value=0"),
              "error message=\"'0' for threads is not a whole number from 1 to 256\"");
    EXPECT_EQ(talk->answer("set-param name=ponder value=maybe"),
              "error message=\"'maybe' for ponder is neither true nor false\"");
    EXPECT_EQ(talk->answer("set-param name=book value=true"),
              "error message=\"there is no parameter 'book'; the parameters are: variant, ponder, threads, "
              "tt-size, "
              "move-overhead\"");
    EXPECT_TRUE(
        talk->answer("set-param name=variant value=losing")
            .starts_with("error message=\"Damero does not play the variant 'losing'; it plays: normal,"));
    EXPECT_TRUE(talk->answer("set-param name=tt-size value=99").starts_with("error "));
    EXPECT_EQ(talk.engine().configured.size(), 1u);
}

TEST(HubSession, PingAlsoWhileThinking) {
    FakeHub talk;
    talk->say_all({"ping", "level infinite", "go analyze", "ping"});
    EXPECT_EQ(talk->count("pong"), 2);
    EXPECT_EQ(talk->count("done"), 0);
}

TEST(HubSession, OneDoneHoweverStopComes) {
    FakeHub talk;
    talk->say_all({"go think", "stop", "stop"});
    EXPECT_EQ(talk->wait_for("done"), "done move=34-30");
    talk->say_all({"stop", "level depth=1", "go think"});
    EXPECT_TRUE(talk->wait_for("done"));
    talk->say("stop");
    EXPECT_FALSE(talk->wait_for("done", 30ms));
    EXPECT_EQ(talk->count("done"), 2);
}

TEST(HubSession, PonderWaitsForItsWord) {
    FakeHub talk;
    for (auto const* word : {"stop", "ponder-hit"}) {
        talk->say_all({"level move-time=1", "go ponder"});
        EXPECT_FALSE(talk->wait_for("done", 30ms));
        talk->say(word);
        EXPECT_TRUE(talk->wait_for("done")) << word;
    }
    EXPECT_TRUE(talk.engine().tasks.back().limits.ponder);
    EXPECT_EQ(talk->answer("ponder-hit"), "error message=\"nothing is being pondered\"");
}

TEST(HubSession, LevelsAddUpUntilPosOrGo) {
    FakeHub talk;
    talk->say_all(
        {"level move-time=90", "level depth=7", "level nodes=50", "level time=60 inc=2 moves=5", "go think"});
    EXPECT_TRUE(talk->wait_for("done"));
    auto limits = talk.engine().tasks.back().limits;
    EXPECT_EQ(limits.move_time, 90s);
    EXPECT_EQ(limits.depth, core::Depth{7});
    EXPECT_EQ(limits.nodes, 50u);
    ASSERT_TRUE(limits.clock);
    EXPECT_EQ(limits.clock->left, 62s) << "the increment is added before the move";
    EXPECT_EQ(limits.clock->increment, 2s);
    EXPECT_EQ(limits.clock->moves_to_go, 5);
    for (auto const* forgets : {"go think", "pos start", "level infinite depth=3"}) {
        talk->say_all({"level depth=7", forgets, "level ponder", "go think", "stop"});
        EXPECT_TRUE(talk->wait_for("done"));
        talk->say("quit");
        EXPECT_FALSE(talk.engine().tasks.back().limits.is_bounded()) << forgets;
    }
}

TEST(HubSession, AClockThatHasRunOutStillHasAMoment) {
    FakeHub talk;
    talk->search("time=-3");
    EXPECT_EQ(talk.engine().tasks.back().limits.clock->left, 1ms);
    talk->search("move-time=0");
    EXPECT_EQ(talk.engine().tasks.back().limits.move_time, 1ms);
}

TEST(HubSession, WhatChangesTheSearchEndsItFirst) {
    for (auto const* command : {"go analyze", "pos start", "set-param name=threads value=2",
                                "set-param name=variant value=czech", "new-game"}) {
        FakeHub talk;
        talk->say("go think");
        talk->say(command);
        EXPECT_EQ(talk->count("done"), 1) << command;
        talk->say("quit");
        EXPECT_EQ(talk->count("done"), command == std::string("go analyze") ? 2 : 1) << command;
    }
}

TEST(HubSession, WhatIsRefusedDisturbsNothing) {
    FakeHub talk;
    talk->say("go analyze");
    int errors = 0;
    for (auto const* command :
         {"go", "pos moves=\"1-2\"", "pos pos=W", "set-param name=threads value=0", "nonsense", "ponder-hit",
          "level depth=x", "pos pos=\"W", "=", "set-param name=variant value=bt"}) {
        talk->say(command);
        EXPECT_EQ(talk->count("error message="), ++errors) << command;
        EXPECT_EQ(talk->count("done"), 0) << command;
    }
    talk->say("stop");
    EXPECT_TRUE(talk->wait_for("done"));
}

TEST(HubSession, ARefusedPositionLeavesTheOldOne) {
    FakeHub talk;
    talk->say("pos moves=\"32-28 19-23\"");
    talk->say("pos moves=\"32-28 19-23 1-2\"");
    EXPECT_EQ(talk->heard(), Lines{"error message=\"move 3: 1-2 is not a legal move\""});
    EXPECT_EQ(talk->search("depth=1").back(), "done move=28x19x23") << "it must capture in the old position";
}

TEST(HubSession, AGameThatIsOverHasNoMove) {
    FakeHub talk;
    talk->say(lost);
    EXPECT_EQ(talk->search("depth=3"), (Lines{"info depth=0 score=-100.00", "done"}));
    talk->say("go analyze");
    EXPECT_FALSE(talk->wait_for("done", 30ms));
    talk->say("stop");
    EXPECT_EQ(talk->wait_for("done"), "done");
    EXPECT_TRUE(talk.engine().tasks.empty());
}

TEST(HubSession, QuitAndTheEndOfTheInputEndASearch) {
    FakeHub talk;
    talk->say("go think");
    EXPECT_FALSE(talk->say("quit"));
    EXPECT_EQ(talk->count("done"), 1);
    std::istringstream input("ping\ngo ponder\n");
    talk->session().run(input);
    EXPECT_EQ(talk->count("pong"), 1);
    EXPECT_EQ(talk->count("done"), 2);
    std::istringstream quits("quit\nping\n");
    talk->session().run(quits);
    EXPECT_EQ(talk->count("pong"), 1);
}

TEST(HubSession, NewGameForgets) {
    FakeHub talk;
    talk->say("new-game");
    EXPECT_EQ(talk.engine().cleared, 1);
    EXPECT_TRUE(talk->heard().empty());
}

TEST(HubSession, SpeaksSpanishWhereItSpeaksToPeople) {
    tests::HubConversation talk(tests::real_engines(), core::Language::spanish);
    EXPECT_EQ(talk.answer("ponder-hit"), "error message=\"no se está reflexionando en el turno del rival\"");
}
