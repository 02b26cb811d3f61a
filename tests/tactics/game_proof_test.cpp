// Proofs without the game's type: they see what has been played, and end when nobody waits.
#include "engine/games.hpp"
#include "tactics/explain/game_proof.hpp"

#include <gtest/gtest.h>

namespace {

engine::LegalMove play(engine::AnyState& state, std::string_view text) {
    auto const move = state.parse_move(text).value();
    state.play(move);
    return move;
}

// Rh1 mates in two, as long as it is no third repetition.
std::unique_ptr<engine::AnyState> rook_ending() {
    return std::move(engine::game_of<chess::Chess>().from_fen("6k1/8/5K2/8/8/8/8/1R6 w - - 0 1")->state);
}

} // namespace

TEST(GameProof, AMoveThatRepeatsThePositionForTheThirdTimeForcesNothing) {
    auto const state = rook_ending();
    auto const move = state->parse_move("Rh1").value();
    for (int repetition = 1; repetition <= 2; ++repetition) {
        auto const proof = tactics::most_forced(*state, move, {});
        ASSERT_TRUE(proof) << repetition;
        EXPECT_EQ(proof->promise.wins_in, 2);
        for (auto const* text : {"Rh1", "Kf8", "Rb1", "Kg8"}) play(*state, text);
    }
    EXPECT_FALSE(tactics::most_forced(*state, move, {}));
    EXPECT_FALSE(tactics::forces(*state, move, {.wins_in = 2}, {}).proof);
}

TEST(GameProof, EndsWhenItIsStopped) {
    auto const state = rook_ending();
    auto const move = state->parse_move("Rh1").value();
    std::stop_source stop;
    EXPECT_TRUE(tactics::most_forced(*state, move, {}, stop.get_token()));
    stop.request_stop();
    EXPECT_FALSE(tactics::most_forced(*state, move, {}, stop.get_token()));
    auto const verdict = tactics::forces(*state, move, {.wins_in = 2}, {}, stop.get_token());
    EXPECT_FALSE(verdict.proof);
    EXPECT_FALSE(verdict.is_known);
}
