// A game of a match as a record: its headers, and what stands behind its moves.
#include "play/match/record.hpp"

#include <gtest/gtest.h>

using namespace std::chrono_literals;

namespace {

// What is written behind the only move of a game.
std::string comment_for(std::optional<core::Score> score) {
    play::MatchPlan plan;
    plan.game = engine::game_named("chess").value();
    plan.bots = {"first", "second"};
    play::PlayedGame game;
    game.course.first_position = plan.game->start()->fen();
    game.course.moves = {{.text = "e4", .score = score, .depth = 12, .elapsed = 105ms}};
    auto const record = play::match_record(plan, game, {"2026.01.01", "nodes 5"});
    auto const& move = record.moves[record.moves.main_line().at(0)];
    return move.comments.empty() ? std::string() : move.comments.front();
}

} // namespace

TEST(MatchRecord, TellsScoreDepthAndTime) {
    EXPECT_EQ(comment_for(core::Score{31}), "+0.31/12 0.105s");
    EXPECT_EQ(comment_for(core::Score{-900}), "-9.00/12 0.105s");
    EXPECT_EQ(comment_for(core::win_in(core::Ply{9})), "+M5/12 0.105s");
    EXPECT_EQ(comment_for(core::lost_in(core::Ply{4})), "-M2/12 0.105s");
    EXPECT_EQ(comment_for(std::nullopt), "0.105s");
}

TEST(MatchRecord, AMoveThatWasNotSearchedHasNoScore) {
    EXPECT_EQ(comment_for(-core::infinity), "0.105s");
    EXPECT_EQ(comment_for(core::infinity), "0.105s");
}
