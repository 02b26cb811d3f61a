// Scores, chances and lines as UCI writes them.
#include "engine/win_chances.hpp"
#include "protocol/uci/info.hpp"

#include <gtest/gtest.h>

namespace {

using namespace protocol::uci;
using core::Ply;
using core::Score;
using search::Bound;

std::unique_ptr<engine::AnyState> start() { return (*engine::game_named("chess"))->start(); }

} // namespace

TEST(UciInfo, ScoresInCentipawnsOrMoves) {
    EXPECT_EQ(score_text(Score{35}, Bound::exact, false), "score cp 35");
    EXPECT_EQ(score_text(Score{-35}, Bound::lower, false), "score cp -35 lowerbound");
    EXPECT_EQ(score_text(Score{0}, Bound::upper, false), "score cp 0 upperbound");
    EXPECT_EQ(score_text(core::win_in(Ply{1}), Bound::exact, false), "score mate 1");
    EXPECT_EQ(score_text(core::win_in(Ply{7}), Bound::lower, false), "score mate 4 lowerbound");
    EXPECT_EQ(score_text(core::lost_in(Ply{2}), Bound::exact, false), "score mate -1");
    EXPECT_EQ(score_text(core::lost_in(Ply{0}), Bound::exact, false), "score mate 0");
    EXPECT_EQ(score_text(Score{9000}, Bound::exact, false), "score cp 9000");
}

TEST(UciInfo, ChancesAddUpAndRiseWithTheScore) {
    auto before = engine::win_chances(Score{-3000});
    for (int score = -2990; score <= 3000; score += 10) {
        auto const chances = engine::win_chances(Score{score});
        EXPECT_EQ(chances.win + chances.draw + chances.loss, 1000) << score;
        EXPECT_GE(std::min({chances.win, chances.draw, chances.loss}), 0) << score;
        EXPECT_GE(chances.win, before.win) << score;
        EXPECT_LE(chances.loss, before.loss) << score;
        before = chances;
    }
    EXPECT_EQ(engine::win_chances(Score{200}).win, 500);
    EXPECT_EQ(engine::win_chances(core::win_in(Ply{3})), (engine::WinChances{1000, 0, 0}));
    EXPECT_EQ(engine::win_chances(core::lost_in(Ply{0})), (engine::WinChances{0, 0, 1000}));
    EXPECT_EQ(score_text(Score{0}, Bound::exact, true), "score cp 0 wdl 76 848 76");
}

TEST(UciInfo, AWholeLine) {
    auto const state = start();
    engine::Line line{.rank = 2,
                      .depth = core::Depth{9},
                      .selective_depth = Ply{14},
                      .score = Score{21},
                      .bound = Bound::exact,
                      .moves = {},
                      .nodes = 3000,
                      .elapsed = std::chrono::microseconds{1500},
                      .hash_permille = 7};
    auto const after = state->clone();
    line.moves.push_back(*after->parse_move("e2e4"));
    after->play(line.moves.back());
    line.moves.push_back(*after->parse_move("g8f6"));
    EXPECT_EQ(info_line(*state, line, {}), "info depth 9 seldepth 14 multipv 2 score cp 21 nodes 3000 nps "
                                           "2000000 hashfull 7 time 1 pv e2e4 g8f6");
    EXPECT_EQ(current_move_line(*state, {core::Depth{9}, line.moves[0], 3}, {}),
              "info depth 9 currmove e2e4 currmovenumber 3");
}

TEST(UciInfo, BestMoveWithTheExpectedAnswer) {
    auto const state = start();
    engine::Finding finding;
    finding.move = *state->parse_move("e2e4");
    EXPECT_EQ(best_move_line(*state, finding, {}), "bestmove e2e4");
    auto const after = state->clone();
    after->play(*finding.move);
    finding.ponder = *after->parse_move("c7c5");
    EXPECT_EQ(best_move_line(*state, finding, {}), "bestmove e2e4 ponder c7c5");
    EXPECT_EQ(best_move_line(*state, {}, {}), "bestmove 0000");
}
