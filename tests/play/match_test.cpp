// Whole matches: every game, both sides of every opening, any number at once, and engines that misbehave.
#include "play/match/match.hpp"
#include "play/match/standings.hpp"
#include "tests/play/fake_engine.hpp"

#include <gtest/gtest.h>

#include <map>

using namespace std::chrono_literals;
using core::Colour;
using play::Ending;
using tests::FakeEngine;

namespace {

play::MatchPlan plan_of(std::string_view game, std::string const& first, std::string const& second,
                        int games) {
    play::MatchPlan plan;
    plan.game = engine::game_named(game).value();
    plan.bots = {first, second};
    plan.openings = {{plan.game->start()->fen(), {}}};
    plan.games = games;
    return plan;
}

using Games = std::map<int, play::PlayedGame>;

Games played(play::MatchPlan const& plan, std::set<int> const& already = {}) {
    Games games;
    auto const result = play::play_match(plan, already,
                                         [&](play::PlayedGame game) {
                                             for (auto& move : game.course.moves)
                                                 move.elapsed = {}; // all else can be repeated
                                             EXPECT_FALSE(games.contains(game.number));
                                             games.emplace(game.number, std::move(game));
                                         },
                                         {});
    EXPECT_TRUE(result);
    return games;
}

play::PlayedGame lost_by(FakeEngine const& engine, play::GameRules const& rules = {}) {
    auto plan = plan_of("chess", engine.spec(), "random", 1);
    plan.rules = rules;
    return played(plan).at(1);
}

} // namespace

TEST(Match, EveryGameComesToItsEnd) {
    for (auto const* game : engine::all_games()) {
        auto const games = played(plan_of(game->name(), "random", "heuristic?depth=1", 4));
        ASSERT_EQ(games.size(), 4u) << game->name();
        for (auto const& [number, played_game] : games) {
            EXPECT_TRUE(played_game.course.ending == Ending::rules ||
                        played_game.course.ending == Ending::adjudicated);
            EXPECT_FALSE(played_game.course.moves.empty());
            EXPECT_FALSE(played_game.course.reason.empty());
        }
    }
}

TEST(Match, EachOpeningFromBothSides) {
    auto plan = plan_of("chess", "random", "random?seed=5", 6);
    auto const start = plan.openings[0].first_position;
    plan.openings = {{start, {"e4", "e5"}}, {start, {"d4"}}};
    auto const games = played(plan);
    for (int number = 1; number <= 6; ++number) {
        auto const& course = games.at(number).course;
        bool const kings_pawn = number <= 2 || number >= 5;
        EXPECT_EQ(course.moves[0].text, kings_pawn ? "e4" : "d4") << number;
        EXPECT_EQ(course.opening_plies, kings_pawn ? 2 : 1);
        EXPECT_EQ(course.first_position, start);
        EXPECT_EQ(games.at(number).first_colour, number % 2 == 1 ? Colour::white : Colour::black);
    }
}

TEST(Match, IsTheSameHoweverManyAreAtOnce) {
    auto plan = plan_of("damas", "random?seed=3", "heuristic?depth=2", 24);
    auto const alone = played(plan);
    plan.concurrency = 4;
    EXPECT_EQ(played(plan), alone);
    plan.seed = 9;
    EXPECT_NE(played(plan), alone);
}

TEST(Match, PlaysOnlyWhatIsMissing) {
    auto const plan = plan_of("knights", "random", "random?seed=2", 10);
    auto const all = played(plan);
    auto const rest = played(plan, {1, 2, 3, 7});
    EXPECT_EQ(rest.size(), 6u);
    for (auto const& [number, game] : rest) EXPECT_EQ(game, all.at(number));
    EXPECT_TRUE(played(plan, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}).empty());
}

TEST(Match, StopsWhenAskedAndKeepsWhatIsDone) {
    auto const plan = plan_of("knights", "random", "random?seed=2", 1000);
    std::stop_source stop;
    int told = 0;
    auto const result = play::play_match(
        plan, {},
        [&](play::PlayedGame const& game) {
            EXPECT_NE(game.course.ending, Ending::stopped);
            if (++told == 5) stop.request_stop();
        },
        stop.get_token());
    EXPECT_TRUE(result);
    EXPECT_EQ(told, 5);
}

TEST(Match, BadBotsAreAnError) {
    auto const result = play::play_match(plan_of("chess", "random", "nobody", 2), {}, [](auto const&) {}, {});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().what.key.text(), "bot.unknown");
}

TEST(Match, TooLongIsADraw) {
    auto plan = plan_of("draughts-house", "random", "random?seed=2", 2);
    plan.rules.adjudication.max_plies = 7;
    for (auto const& [number, game] : played(plan)) {
        EXPECT_EQ(game.course.moves.size(), 7u);
        EXPECT_EQ(game.course.ending, Ending::adjudicated);
        EXPECT_FALSE(game.course.winner);
    }
}

TEST(Match, ScoresThatAgreeEndAGame) {
    FakeEngine const lost("echo info score cp -900; echo bestmove e2e4");
    FakeEngine const won("echo info score cp 900; echo bestmove e7e5");
    auto plan = plan_of("chess", lost.spec(), won.spec(), 1);
    plan.rules.adjudication.resign = play::ResignRule{1, 500};
    auto const game = played(plan).at(1);
    EXPECT_EQ(game.course.ending, Ending::adjudicated);
    EXPECT_EQ(game.course.winner, Colour::black);
    EXPECT_EQ(game.half_points(), 0);
}

TEST(Match, ARepetitionIsClaimed) {
    // Both shuffle their knights: the third time the position stands it is a draw, without anybody asking.
    std::string const shuffle =
        "n=$(echo \"$position\" | sed 's/.*moves//' | wc -w); case $((n % 4)) in 0) m=g1f3;; 1) "
        "m=g8f6;; 2) m=f3g1;; 3) m=f6g8;; esac; echo bestmove $m";
    // Before the first move there is no `moves`, and the count is of other words.
    FakeEngine const engine("case \"$position\" in *moves*) " + shuffle + ";; *) echo bestmove g1f3;; esac");
    auto const game = played(plan_of("chess", engine.spec(), engine.spec(), 1)).at(1);
    EXPECT_EQ(game.course.ending, Ending::rules);
    EXPECT_FALSE(game.course.winner);
    EXPECT_EQ(game.course.moves.size(), 8u);
}

TEST(Match, WhoeverFailsLosesAndIsNamed) {
    auto const crash = lost_by(FakeEngine("exit 1"));
    EXPECT_EQ(crash.course.ending, Ending::crash);
    EXPECT_EQ(crash.half_points(), 0);
    EXPECT_EQ(crash.failed_bot(), 0);

    auto const illegal = lost_by(FakeEngine("echo bestmove e2e5"));
    EXPECT_EQ(illegal.course.ending, Ending::illegal_move);
    EXPECT_NE(illegal.course.reason.find("e2e5"), std::string::npos);

    auto const hung = lost_by(FakeEngine("sleep 100"), {.limits = {.move_time = 10ms}, .patience = 100ms});
    EXPECT_EQ(hung.course.ending, Ending::silence);

    auto const never_ready = lost_by(FakeEngine("echo bestmove e2e4", "exit 1"));
    EXPECT_EQ(never_ready.course.ending, Ending::crash);
    EXPECT_TRUE(never_ready.course.moves.empty());
}

TEST(Match, ALateAnswerLosesOnTime) {
    play::GameRules rules{.time = play::parse_time_control("0.1").value(), .patience = 5000ms};
    auto const late = lost_by(FakeEngine("sleep 0.3; echo bestmove e2e4"), rules);
    EXPECT_EQ(late.course.ending, Ending::time);
    EXPECT_EQ(late.half_points(), 0);
    rules.margin = 60'000ms;
    auto const forgiven = lost_by(FakeEngine("sleep 0.3; echo bestmove e2e4"), rules);
    EXPECT_NE(forgiven.course.ending, Ending::time);
}

TEST(Match, SilencePastTheClockLosesOnTime) {
    play::GameRules const rules{.time = play::parse_time_control("0.1").value(), .patience = 100ms};
    FakeEngine const engine("sleep 100");
    auto const silent = lost_by(engine, rules);
    EXPECT_EQ(silent.course.ending, Ending::time);
    EXPECT_EQ(silent.course.reason, "time ran out");
    play::Standings standings;
    standings.add(silent);
    EXPECT_EQ(standings.conduct(0).time_losses, 1);
    EXPECT_EQ(standings.conduct(0).silences, 0);
}

TEST(Match, AnIllegalMovePastTheClockLosesOnTime) {
    play::GameRules const rules{.time = play::parse_time_control("0.1").value()};
    EXPECT_EQ(lost_by(FakeEngine("sleep 0.3; echo bestmove e2e5"), rules).course.ending, Ending::time);
}

namespace {

// Suspends the match for half a second. What suspends it also wakes it, and has a session of its own: the match kills the engine
// with its process group, perhaps at this very moment, and would otherwise sleep for ever.
std::string const suspend =
    "setsid --wait sh -c \"kill -STOP $PPID; sleep 0.5; kill -CONT $PPID\" > /dev/null < /dev/null";

} // namespace

TEST(Match, PatienceDoesNotEndWhileTheMatchIsSuspended) {
    FakeEngine const engine("echo bestmove e2e4; " + suspend);
    auto const suspended = lost_by(engine, {.limits = {.move_time = 10ms}, .patience = 200ms});
    ASSERT_FALSE(suspended.course.moves.empty()) << suspended.course.reason;
    EXPECT_EQ(suspended.course.moves.front().text, "e4");
}

// An engine that suspends the match while it thinks, as a machine does that stands still.
TEST(Match, TimeThatTheMachineStoodStillIsChargedToNobody) {
    FakeEngine const engine(suspend + "; echo bestmove e2e4");
    auto const suspended = lost_by(engine, {.time = play::parse_time_control("0.2").value()});
    EXPECT_EQ(suspended.course.ending, Ending::illegal_move)
        << "of its second move: " << suspended.course.reason;
    ASSERT_FALSE(suspended.course.moves.empty());
    auto const& first = suspended.course.moves.front();
    EXPECT_TRUE(first.is_excused);
    EXPECT_GT(first.stalled, 400ms);
    play::Standings standings;
    standings.add(suspended);
    EXPECT_EQ(standings.conduct(0).excused_moves, 1u);
    EXPECT_EQ(standings.conduct(0).longest_stall, first.stalled);
    EXPECT_EQ(standings.conduct(0).time_losses, 0);
}

TEST(Match, ClocksAreTold) {
    FakeEngine const engine(
        "case \"$go\" in 'go wtime '*' btime '*' winc 20 binc 20') echo bestmove e2e4;; *) exit 1;; esac");
    auto const game = lost_by(engine, {.time = play::parse_time_control("9+0.02").value()});
    ASSERT_FALSE(game.course.moves.empty());
    EXPECT_EQ(game.course.moves[0].text, "e4");
}

TEST(Match, ALimitOfItsOwnIsNotHurriedByTheMatch) {
    FakeEngine const slow("sleep 0.3; exit 0");
    auto plan = plan_of("chess", slow.spec("?depth=25"), "random", 1);
    plan.rules = {.limits = {.move_time = 10ms}, .patience = 100ms};
    EXPECT_EQ(played(plan).at(1).course.ending, Ending::silence) << "--patience is the whole of its time";
    plan.rules.patience = 5000ms;
    EXPECT_EQ(played(plan).at(1).course.ending, Ending::crash) << "it was waited for";
}

TEST(Match, ACrashedEngineComesBackForTheNextGame) {
    FakeEngine const engine("exit 1");
    auto plan = plan_of("chess", engine.spec(), "random", 6);
    plan.concurrency = 2;
    play::Standings standings;
    for (auto const& [number, game] : played(plan)) standings.add(game);
    EXPECT_EQ(standings.conduct(0).crashes, 6);
    EXPECT_EQ(standings.conduct(1).failures(), 0);
    EXPECT_EQ(standings.tally().losses, 6);
}
