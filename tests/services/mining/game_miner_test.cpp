// Which positions of made games are puzzles, and which are not; and what becomes of an engine that fails or a stop.
#include "records/reader.hpp"
#include "services/mining/mining_tally.hpp"
#include "tests/services/mining/made_games.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace {

using namespace services::mining;

MiningPlan quick_plan() { return {.rules = {.nodes = 3000, .check = 10'000}, .source = "made.pgn"}; }

std::vector<MinedGame> mined(std::string const& pgn, MiningPlan const& plan = quick_plan()) {
    std::istringstream stream(pgn);
    auto reader = records::Reader::of(stream, records::Format::pgn).value();
    Miner miner(plan);
    std::vector<MinedGame> games;
    std::uint64_t number = 0;
    while (auto const game = reader.next()) games.push_back(*miner.mine(**game, ++number, {}).value());
    return games;
}

// Answers with an error, or never.
class BrokenAnalyst final : public Analyst {
  public:
    core::Expected<void> new_game() override { return {}; }
    core::Expected<Sight> look(engine::AnyState const&, Question const& question) override {
        if (question.stop.stop_requested()) return Sight{};
        return core::failure(core::message("bot.crashed"));
    }
};

GameLine start_of_chess() { return {engine::game_named("chess").value()->start()}; }

} // namespace

TEST(GameMiner, FindsTheMateThatWasMissed) {
    auto const games = mined(tests::missed_mate);
    ASSERT_EQ(games.size(), 1u);
    ASSERT_EQ(games[0].puzzles.size(), 1u);
    auto const& puzzle = games[0].puzzles.front();
    EXPECT_EQ(puzzle.fen, "3rr1k1/5ppp/8/8/8/8/3R1PPP/3R2K1 b - - 0 1");
    EXPECT_EQ(puzzle.moves, (std::vector<std::string>{"e8e6", "d2d8", "e6e8", "d8e8"}));
    EXPECT_EQ(puzzle.source, "made.pgn#1-1");
    EXPECT_EQ(puzzle.game, "chess");
    auto const has = [&](char const* theme) {
        return std::ranges::find(puzzle.themes, theme) != puzzle.themes.end();
    };
    EXPECT_TRUE(has("mateIn2") && has("backRankMate") && has("short"));
    EXPECT_FALSE(has("advantage") || has("crushing"));
    EXPECT_GE(puzzle.rating, lowest_rating);
    EXPECT_LE(puzzle.rating, highest_rating);
}

TEST(GameMiner, WhatFollowsAPassedTurnIsLookedAtForItself) {
    auto const games = mined("[SetUp \"1\"]\n[FEN \"3rr1k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1\"]\n\n"
                             "1. -- Re6 2. g3 Z0 3. Kg2 *\n");
    ASSERT_EQ(games.size(), 1u);
    EXPECT_TRUE(games[0].problems.empty());
    EXPECT_EQ(games[0].warnings.size(), 2u);
    ASSERT_EQ(games[0].puzzles.size(), 1u) << "none begins with a passed turn";
    auto const& puzzle = games[0].puzzles.front();
    EXPECT_EQ(puzzle.moves, (std::vector<std::string>{"e8e6", "d2d8", "e6e8", "d8e8"}));
    EXPECT_EQ(puzzle.source, "made.pgn#1-2");
}

TEST(GameMiner, TwoMovesThatWinAreNoPuzzle) {
    auto const games = mined(tests::two_ways);
    ASSERT_EQ(games.size(), 1u);
    EXPECT_TRUE(games[0].puzzles.empty());
    EXPECT_EQ(games[0].positions, 3);
}

TEST(GameMiner, GamesDoNotDependOnThoseBefore) {
    auto const alone = mined(tests::missed_mate);
    auto const behind = mined(tests::two_ways + tests::missed_mate);
    ASSERT_EQ(behind.size(), 2u);
    ASSERT_EQ(behind[1].puzzles.size(), 1u);
    EXPECT_EQ(behind[1].puzzles.front().id, alone[0].puzzles.front().id);
    EXPECT_EQ(behind[1].puzzles.front().rating, alone[0].puzzles.front().rating);
    EXPECT_EQ(behind[1].puzzles.front().source, "made.pgn#2-1");
}

TEST(GameMiner, AGameThatCannotBePlayedIsTold) {
    auto const games = mined(tests::illegal_game + tests::missed_mate);
    ASSERT_EQ(games.size(), 2u);
    ASSERT_EQ(games[0].problems.size(), 1u);
    EXPECT_TRUE(games[0].puzzles.empty());
    EXPECT_EQ(games[1].puzzles.size(), 1u);
}

TEST(GameMiner, AGameWithoutMovesHasOnePosition) {
    auto const games = mined("[Event \"none\"]\n\n*\n\n");
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].positions, 1);
    EXPECT_TRUE(games[0].puzzles.empty() && games[0].problems.empty());
}

TEST(GameMiner, AnEngineThatFailsIsAnError) {
    BrokenAnalyst analyst;
    auto const mined = mine_game(start_of_chess(), analyst, {}, {});
    ASSERT_FALSE(mined);
    EXPECT_EQ(mined.error().what.key.text(), "bot.crashed");
}

TEST(GameMiner, AStopIsNone) {
    BrokenAnalyst analyst;
    std::stop_source stop;
    stop.request_stop();
    auto const mined = mine_game(start_of_chess(), analyst, {}, stop.get_token());
    ASSERT_TRUE(mined);
    EXPECT_FALSE(*mined);
}

TEST(Analyst, TakesEnginesWithoutLimits) {
    auto const& chess = *engine::game_named("chess").value();
    auto const& damas = *engine::game_named("damas").value();
    EXPECT_TRUE(make_analyst("engine", chess));
    EXPECT_TRUE(make_analyst("engine?hash=4", damas));
    EXPECT_EQ(make_analyst("engine?nodes=5", chess).error().what.key.text(), "mine.engine_limit");
    EXPECT_EQ(make_analyst("random", chess).error().what.key.text(), "mine.engine_kind");
    EXPECT_EQ(make_analyst("level?level=3", chess).error().what.key.text(), "mine.engine_kind");
    EXPECT_EQ(make_analyst("uci:/bin/true", damas).error().what.key.text(), "bot.uci_chess_only");
    EXPECT_FALSE(make_analyst("uci:/nowhere/engine", chess));
}

TEST(MiningTally, LetsAPuzzleThroughOnce) {
    auto const found = mined(tests::missed_mate).front();
    MiningTally tally;
    EXPECT_EQ(tally.add(found).size(), 1u);
    EXPECT_EQ(tally.add(found).size(), 0u);
    MinedGame broken;
    broken.problems.push_back({core::message("bot.crashed")});
    EXPECT_TRUE(tally.add(broken).empty());
    EXPECT_EQ(tally.counts(), (MiningCounts{3, 1, 2 * static_cast<std::uint64_t>(found.positions), 1, 1}));

    MiningTally resumed(MiningCounts::from(tally.counts().text()).value());
    resumed.remember("PuzzleId"); // the line that names the columns
    resumed.remember(found.puzzles.front().id);
    EXPECT_TRUE(resumed.add(found).empty());
    EXPECT_EQ(resumed.counts().games, 4u);
    EXPECT_EQ(resumed.counts().duplicates, 2u);
}

TEST(MiningTally, RefusesWhatItHasNotWritten) {
    for (auto const* text : {"", "1 2 3 4", "1 2 3 4 x", "1 2 3 4 5 6", "-1 2 3 4 5"})
        EXPECT_FALSE(MiningCounts::from(text)) << text;
}
