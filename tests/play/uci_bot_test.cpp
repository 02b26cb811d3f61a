// Outside engines: what they are told, and what becomes of those that misbehave.
#include "core/catalogue.hpp"
#include "play/outside/uci_bot.hpp"
#include "tests/play/fake_engine.hpp"

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <thread>

using namespace std::chrono_literals;
using play::FailureKind;
using tests::FakeEngine;

namespace {

engine::AnyGame const& chess() { return *engine::game_named("chess").value(); }

play::Answer answer_of(FakeEngine const& engine, play::Turn const& turn = {},
                       std::string const& parameters = "") {
    auto const bot = play::make_bot(engine.spec(parameters), chess()).value();
    EXPECT_TRUE(bot->new_game(1));
    return bot->choose(*chess().start(), turn);
}

FailureKind failure_of(FakeEngine const& engine, play::Turn const& turn = {}) {
    return answer_of(engine, turn).error().kind;
}

} // namespace

TEST(UciCommands, ThePositionIsTheFirstOneAndTheMoves) {
    auto const state = chess().start();
    std::vector<engine::LegalMove> played;
    for (auto const* text : {"e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O"}) {
        played.push_back(state->parse_move(text).value());
        state->play(played.back());
    }
    EXPECT_EQ(play::position_command(*state, played, engine::CastlingStyle::king_target),
              "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4 e7e5 g1f3 "
              "g8f6 f1c4 f8c5 "
              "e1g1");
    EXPECT_EQ(play::position_command(*chess().start(), {}, engine::CastlingStyle::king_target),
              "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(UciCommands, GoTellsTheLimits) {
    play::Turn turn;
    EXPECT_EQ(play::go_command({.nodes = 5000}, turn), "go nodes 5000");
    EXPECT_EQ(play::go_command({.depth = core::Depth{7}}, turn), "go depth 7");
    EXPECT_EQ(play::go_command({.move_time = 250ms}, turn), "go movetime 250");
    search::ClockTime const white{2000ms, 20ms, 5};
    search::ClockTime const black{0ms, 20ms, 6};
    turn.clocks = {white, black};
    EXPECT_EQ(play::go_command({.clock = black}, turn), "go wtime 2000 btime 1 winc 20 binc 20 movestogo 6");
}

TEST(UciBot, AMoveWithItsScore) {
    FakeEngine const engine("echo 'info depth 9 score cp 31 nodes 77'; echo 'info multipv 2 score cp -900';"
                            "echo 'bestmove E2E4 ponder e7e5'");
    auto const choice = answer_of(engine).value();
    EXPECT_EQ(choice.move.text, "e4");
    EXPECT_EQ(choice.score, core::Score{31});
    EXPECT_EQ(choice.depth, 9);
    EXPECT_EQ(choice.nodes, 77u);
}

TEST(UciBot, OptionsAreSetByTheNamesTheEngineGives) {
    FakeEngine const engine("echo bestmove e2e4");
    EXPECT_TRUE(answer_of(engine, {}, "?hash=4&style%20of%20play=wild&nodes=10"));
    auto const wrong = play::make_bot(engine.spec("?Contempt=3"), chess());
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().what.key.text(), "uci.peer_option_unknown");
    EXPECT_EQ(wrong.error().where.column, static_cast<int>(engine.spec().size()) + 2);
    EXPECT_NE(core::text(core::Language::english, wrong.error()).find("Style Of Play"), std::string::npos);
}

TEST(UciBot, ItsOwnLimitAndTheArgumentsOfItsCommandLine) {
    FakeEngine const engine(
        "case \"$go$1\" in 'go nodes 10now') echo bestmove e2e4;; *) echo bestmove a1a1;; esac");
    EXPECT_TRUE(answer_of(engine, {.limits = {.move_time = 5ms}}, "?nodes=10&args=now"));
}

TEST(UciBot, ProgramsThatAreNoEnginesAreRefused) {
    auto const reason = [](std::string const& spec) {
        return std::string(play::make_bot(spec, chess()).error().what.key.text());
    };
    EXPECT_EQ(reason("uci:/nowhere/engine"), "child.not_started");
    EXPECT_EQ(reason("uci:/bin/true"), "uci.not_an_engine");
}

TEST(UciBot, FailuresAreAnswers) {
    EXPECT_EQ(failure_of(FakeEngine("exit 1")), FailureKind::crashed);
    EXPECT_EQ(failure_of(FakeEngine("kill -9 $$")), FailureKind::crashed);
    EXPECT_EQ(failure_of(FakeEngine("sleep 100"), {.patience = 100ms}), FailureKind::silent);
    EXPECT_EQ(failure_of(FakeEngine("while true; do echo info depth 1; done"), {.patience = 100ms}),
              FailureKind::silent);
    EXPECT_EQ(failure_of(FakeEngine("echo bestmove e2e5")), FailureKind::illegal_move);
    EXPECT_EQ(failure_of(FakeEngine("echo bestmove")), FailureKind::illegal_move);
    EXPECT_EQ(failure_of(FakeEngine("echo 'bestmove (none)'")), FailureKind::illegal_move);
    EXPECT_EQ(failure_of(FakeEngine("echo bestmove Nf3")), FailureKind::illegal_move) << "that is not UCI";
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "no child is left behind";
}

TEST(UciBot, ALimitOfItsOwnWithoutATimeIsGivenTheTimeItNeeds) {
    FakeEngine const slow("sleep 1.2; echo bestmove e2e4"); // longer than the usual second past a time
    play::Turn const hurried{.limits = {.move_time = 10ms}, .patience = 50ms};
    EXPECT_TRUE(answer_of(slow, hurried, "?depth=25"));
    EXPECT_TRUE(answer_of(slow, hurried, "?nodes=1000000"));
    EXPECT_EQ(failure_of(slow, hurried), FailureKind::silent) << "without limits of its own";
    auto impatient = hurried;
    impatient.patience_without_time = 50ms;
    EXPECT_EQ(answer_of(slow, impatient, "?depth=25").error().kind, FailureKind::silent);
    auto on_the_clock = hurried;
    on_the_clock.limits = {.clock = search::ClockTime{10ms}};
    EXPECT_EQ(answer_of(slow, on_the_clock, "?depth=25").error().kind, FailureKind::silent)
        << "a clock runs whatever the engine was told";
}

TEST(UciBot, AnIllegalMoveIsNamed) {
    auto const failure = answer_of(FakeEngine("echo bestmove e2e5")).error();
    EXPECT_NE(core::text(core::Language::english, failure.what).find("e2e5"), std::string::npos);
}

TEST(UciBot, GarbageIsReadOver) {
    FakeEngine const engine(
        "printf '\\000\\377\\n'; echo; echo 'info score cp'; echo 'info depth x score mate';"
        "echo 'Info depth 3'; printf '%5000s\\n' x; echo bestmove d2d4");
    EXPECT_EQ(answer_of(engine).value().move.text, "d4");
}

TEST(UciBot, RepeatsItsGamesWhereNoTimeIsCounted) {
    FakeEngine const engine("echo bestmove e2e4");
    auto const repeats = [&](std::string const& parameters, search::Limits const& limits) {
        return play::make_bot(engine.spec(parameters), chess()).value()->repeats_games(limits);
    };
    EXPECT_TRUE(repeats("", {.nodes = 10}));
    EXPECT_FALSE(repeats("", {.move_time = 10ms}));
    EXPECT_TRUE(repeats("?depth=5", {.move_time = 10ms}));
    EXPECT_FALSE(repeats("?movetime=5", {.nodes = 10}));
    EXPECT_TRUE(repeats("?threads=1", {.nodes = 10}));
    EXPECT_FALSE(repeats("?threads=2", {.nodes = 10})) << "threads race";
}

TEST(UciBot, IsStartedAgainForTheNextGame) {
    FakeEngine const engine("case \"$position\" in *moves*) exit 1;; *) echo bestmove e2e4;; esac");
    auto const bot = play::make_bot(engine.spec(), chess()).value();
    auto const state = chess().start();
    std::vector<engine::LegalMove> const played = {state->parse_move("e4").value()};
    auto const later = chess().start();
    later->play(played[0]);
    for (std::uint64_t game = 1; game < 4; ++game) {
        ASSERT_TRUE(bot->new_game(game));
        EXPECT_TRUE(bot->choose(*state, {}));
        EXPECT_EQ(bot->choose(*later, {.played = played}).error().kind, FailureKind::crashed);
    }
}

TEST(UciBot, IsStartedAgainAfterAnIllegalMove) {
    FakeEngine const engine(
        "asked=$((asked + 1)); case $asked in 1) echo bestmove e2e5;; *) echo bestmove e2e4;; esac");
    auto const bot = play::make_bot(engine.spec(), chess()).value();
    for (std::uint64_t game = 1; game < 3; ++game) {
        ASSERT_TRUE(bot->new_game(game));
        auto const answer = bot->choose(*chess().start(), {});
        ASSERT_FALSE(answer) << "it remembers that it was asked before";
        EXPECT_EQ(answer.error().kind, FailureKind::illegal_move);
    }
}

TEST(UciBot, OneThatDiesBetweenGamesLosesTheNext) {
    FakeEngine const engine("echo bestmove e2e4", "exit 1");
    auto const bot = play::make_bot(engine.spec(), chess()).value();
    EXPECT_EQ(bot->new_game(1).error().kind, FailureKind::crashed);
}

TEST(UciBot, AStopEndsTheWait) {
    std::stop_source stop;
    std::jthread const stopper([&] {
        std::this_thread::sleep_for(50ms);
        stop.request_stop();
    });
    EXPECT_EQ(failure_of(FakeEngine("sleep 100"), {.stop = stop.get_token()}), FailureKind::stopped);
}
