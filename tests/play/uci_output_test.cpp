// What UCI engines say, sensible or not.
#include "play/outside/uci_output.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using core::Score;

TEST(UciOutput, ReadsScoresDepthsAndNodes) {
    auto const info = play::parse_uci_info(
        "info depth 12 seldepth 20 multipv 1 score cp -35 nodes 8000 nps 1 pv e2e4 depth");
    ASSERT_TRUE(info);
    EXPECT_EQ(info->depth, 12);
    EXPECT_EQ(info->score, Score{-35});
    EXPECT_EQ(info->nodes, 8000u);
    EXPECT_EQ(play::parse_uci_info("info multipv 2 score cp 1")->line, 2);
}

TEST(UciOutput, MatesAreScores) {
    EXPECT_EQ(play::parse_uci_info("info score mate 3")->score, core::win_in(core::Ply{5}));
    EXPECT_EQ(play::parse_uci_info("info score mate -2")->score, core::lost_in(core::Ply{4}));
    EXPECT_EQ(play::parse_uci_info("info score mate 0")->score, core::lost_in(core::Ply{0}));
}

TEST(UciOutput, LargeEvaluationsAreNoMates) {
    for (auto const* const score : {"31000", "30500", "29001", "2000000000"}) {
        auto const line = std::string("info score cp ") + score;
        EXPECT_EQ(play::parse_uci_info(line)->score, core::largest_evaluation) << line;
        auto const other = std::string("info score cp -") + score;
        EXPECT_EQ(play::parse_uci_info(other)->score, -core::largest_evaluation) << other;
    }
    EXPECT_EQ(play::parse_uci_info("info score cp 29000")->score, Score{29000});
}

TEST(UciOutput, BoundsAreNoScoresWhereverTheyStand) {
    auto const score = [](std::string_view line) { return play::parse_uci_info(line)->score; };
    EXPECT_FALSE(score("info score cp 35 wdl 100 800 100 lowerbound nodes 5 pv e2e4"));
    EXPECT_FALSE(score("info depth 4 score cp 35 wdl 100 800 100 upperbound"));
    EXPECT_FALSE(score("info upperbound score cp 35"));
    EXPECT_EQ(score("info score cp 35 wdl 100 800 100 nodes 5 pv e2e4"), Score{35});
    EXPECT_EQ(score("info score cp 35 string no lowerbound"), Score{35});
    EXPECT_EQ(score("info score cp 35 pv e2e4 lowerbound"), Score{35});
}

TEST(UciOutput, WhatIsNotUnderstoodIsNothing) {
    EXPECT_FALSE(play::parse_uci_info(""));
    EXPECT_FALSE(play::parse_uci_info("information depth 3"));
    EXPECT_FALSE(play::parse_uci_info("info string depth 12 score cp 3")->depth);
    EXPECT_FALSE(play::parse_uci_info("info score cp")->score);
    EXPECT_FALSE(play::parse_uci_info("info score cp x")->score);
    EXPECT_FALSE(play::parse_uci_info("info score wdl 3")->score);
    EXPECT_FALSE(play::parse_uci_info("info score cp 20 lowerbound")->score);
    EXPECT_LT(play::parse_uci_info("info score cp 2000000000")->score, core::win_in(core::Ply{500}));
    EXPECT_FALSE(play::parse_best_move("bestmoves e2e4"));
    EXPECT_FALSE(play::parse_uci_option("option name"));
    EXPECT_FALSE(play::parse_uci_option("option name Hash default 3"));
}

TEST(UciOutput, ReadsBestMovesAndOptions) {
    EXPECT_EQ(play::parse_best_move("bestmove e2e4 ponder e7e5"), "e2e4");
    EXPECT_EQ(play::parse_best_move("  bestmove\te2e4"), "e2e4");
    EXPECT_EQ(play::parse_best_move("bestmove"), "(none)");
    auto const option = play::parse_uci_option("option name Clear  Hash type button");
    ASSERT_TRUE(option);
    EXPECT_EQ(option->name, "Clear Hash");
    EXPECT_EQ(option->type, "button");
}

RC_GTEST_PROP(UciOutput, NoTextBreaksTheReaders, (std::string text)) {
    for (std::string const beginning :
         {"", "info ", "info score ", "bestmove ", "option name ", "option name x type "}) {
        play::parse_uci_info(beginning + text);
        play::parse_best_move(beginning + text);
        play::parse_uci_option(beginning + text);
    }
}
