// From `go` and the options to what the engine is asked.
#include "protocol/uci/position.hpp"
#include "protocol/uci/strength.hpp"
#include "protocol/uci/task.hpp"

#include <gtest/gtest.h>

namespace {

using namespace protocol::uci;
using namespace std::chrono_literals;

constexpr auto one_move = "7k/8/8/8/8/7r/8/1r5K w - - 0 1"; // one legal move: Kg2

std::unique_ptr<engine::AnyState> state_of(std::string_view fen) {
    return std::move((*engine::game_named("chess"))->open(fen)->state);
}

engine::Task asked(std::string const& go, Options const& options = {}, std::string_view fen = "start") {
    auto const command = parse_command("go " + go);
    auto wanted = task_for(std::get<Go>(*command), *state_of(fen), options);
    EXPECT_TRUE(wanted.refused.empty()) << go;
    return std::move(wanted.task);
}

} // namespace

TEST(UciTask, LimitsAsTheyAreGiven) {
    auto const limits = asked("depth 7 nodes 900 movetime 50").limits;
    EXPECT_EQ(limits.depth, core::Depth{7});
    EXPECT_EQ(limits.nodes, 900u);
    EXPECT_EQ(limits.move_time, 50ms);
    EXPECT_FALSE(limits.ponder);
    EXPECT_TRUE(asked("ponder depth 3").limits.ponder);
    EXPECT_FALSE(asked("").limits.is_bounded());
    EXPECT_FALSE(asked("infinite depth 3 movetime 5").limits.is_bounded());
}

TEST(UciTask, TheClockOfTheSideToMove) {
    auto const* const go = "wtime 1000 btime 2000 winc 10 binc 20 movestogo 5";
    auto const white = asked(go).limits.clock;
    ASSERT_TRUE(white);
    EXPECT_EQ(white->left, 1000ms);
    EXPECT_EQ(white->increment, 10ms);
    EXPECT_EQ(white->moves_to_go, 5);
    auto const black =
        asked(go, {}, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1").limits.clock;
    ASSERT_TRUE(black);
    EXPECT_EQ(black->left, 2000ms);
    EXPECT_EQ(black->increment, 20ms);
}

TEST(UciTask, OddClocks) {
    EXPECT_EQ(asked("wtime -500 btime 100").limits.clock->left, 1ms);
    EXPECT_EQ(asked("btime 700").limits.clock->left, 700ms) << "the other side's is better than none";
    EXPECT_FALSE(asked("movestogo 5").limits.clock);
    EXPECT_EQ(asked("movetime 0").limits.move_time, 1ms);
}

TEST(UciTask, MateHasABound) {
    auto const limits = asked("mate 3").limits;
    EXPECT_EQ(limits.mate, 3);
    EXPECT_EQ(limits.depth, core::Depth{13});
    EXPECT_EQ(limits.nodes, 9'000'000u);
    auto const tighter = asked("mate 3 depth 4 nodes 70").limits;
    EXPECT_EQ(tighter.depth, core::Depth{4});
    EXPECT_EQ(tighter.nodes, 70u);
}

TEST(UciTask, SearchmovesAreLegalOnes) {
    auto const task = asked("searchmoves e2e4 g1f3 e2e4 depth 2");
    ASSERT_EQ(task.only.size(), 2u);
    EXPECT_EQ(task.only[1].text, "Nf3");
    Go const bad{.search_moves = {"e2e4", "e2e5"}};
    auto const wanted = task_for(bad, *state_of("start"), {});
    EXPECT_EQ(wanted.refused.size(), 1u);
    EXPECT_EQ(wanted.task.only.size(), 1u);
}

TEST(UciTask, ARefusedLimitLeavesAShortTime) {
    auto const limits = [](std::string const& go) {
        return task_for(std::get<Go>(*parse_command(go)), *state_of("start"), {}).task.limits;
    };
    EXPECT_EQ(limits("go depth 0").move_time, 100ms);
    EXPECT_EQ(limits("go depth 0 nodes 9").move_time, std::nullopt);
    EXPECT_FALSE(limits("go infinite depth 0").is_bounded());
    EXPECT_FALSE(limits("go ponder depth 0").is_bounded());
}

TEST(UciTask, OnlyALimitedGameIsPlayedWeakly) {
    Options const weak{.limit_strength = true, .elo = 950};
    for (auto const* go : {"movetime 100", "nodes 50", "depth 4", "wtime 1000 btime 1000 ponder"})
        EXPECT_TRUE(is_weakened(asked(go, weak), weak)) << go;
    for (auto const* go : {"infinite", "ponder", "mate 2", ""})
        EXPECT_FALSE(is_weakened(asked(go, weak), weak)) << go;
    EXPECT_FALSE(is_weakened(asked("depth 4"), {}));
    Options const analysis{.analyse_mode = true, .limit_strength = true, .elo = 800};
    EXPECT_FALSE(is_weakened(asked("depth 9", analysis), analysis));
}

TEST(UciTask, EloIsAPlaceAmongTheLevels) {
    EXPECT_DOUBLE_EQ(protocol::level_of_elo(800), 1);
    EXPECT_DOUBLE_EQ(protocol::level_of_elo(1800), 5.5);
    EXPECT_DOUBLE_EQ(protocol::level_of_elo(2800), 10);
}

TEST(UciTask, AnalysisIsNeitherWeakNorShort) {
    Options const analysis{.analyse_mode = true, .limit_strength = true, .elo = 800};
    EXPECT_TRUE(asked("wtime 60000 btime 60000", analysis).limits.clock);
    ASSERT_EQ(state_of(one_move)->legal_moves().size(), 1u);
    auto const forced = asked("wtime 60000 btime 60000 winc 1000", analysis, one_move).limits;
    EXPECT_FALSE(forced.clock) << "with a clock the engine would answer at once";
    EXPECT_EQ(forced.move_time, 2500ms);
    EXPECT_TRUE(asked("wtime 60000 btime 60000", {}, one_move).limits.clock);
}

TEST(UciTask, ManyLines) { EXPECT_EQ(asked("depth 1", Options{.lines = 5}).lines, 5); }

TEST(UciPosition, CastlingIsReadInBothWays) {
    auto const state = state_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (auto const* written : {"e1g1", "e1h1"}) {
        auto const move = read_move(*state, written);
        ASSERT_TRUE(move) << written;
        EXPECT_EQ(move->text, "O-O");
    }
    auto const promotion = read_move(*state_of("8/P6k/8/8/8/8/8/K7 w - - 0 1"), "a7a8Q");
    ASSERT_TRUE(promotion);
    EXPECT_EQ(promotion->text, "a8=Q");
    for (auto const* written : {"O-O", "e1", "e1g1qq", "", "e1i1", "a7a8"})
        EXPECT_FALSE(read_move(*state, written)) << written;
}
