// With every step switched off the engine is alpha-beta: it must answer what minimax answers, in every game.
#include "search/session.hpp"
#include "search/teaching/alpha_beta.hpp"
#include "search/teaching/minimax.hpp"
#include "tests/search/positions.hpp"
#include "tests/support/all_games.hpp"

#include <gtest/gtest.h>

namespace {

using core::Ply;

template <class G>
class PlainEngine : public testing::Test {};

using Games = tests::AllGames;
TYPED_TEST_SUITE(PlainEngine, Games);

template <class G>
auto leaf_evaluation() {
    auto const eval = [](core::PositionOf<G> const& at, core::Colour player) {
        auto const value = G::evaluate(at);
        return (at.side_to_move() == player ? value : -value).value();
    };
    return search::WithGameEnds<G, decltype(eval)>{eval};
}

TYPED_TEST(PlainEngine, AnswersAsMinimaxAndAlphaBetaDo) {
    using G = TypeParam;
    constexpr int depth = 3;
    core::Tuning plain = G::tuning;
    plain.on = core::Switches::none();
    search::SearchSession<G> session({.hash_megabytes = 1}, plain);
    for (auto const& state : tests::positions_of_random_games<G>(200)) {
        search::StopAt const stop{Ply{depth}};
        auto const pruned = search::alpha_beta<G>(state, leaf_evaluation<G>(), stop);
        auto const full = search::minimax<G>(state, leaf_evaluation<G>(), stop);
        search::SearchTask<G> task;
        task.limits.depth = core::Depth{depth};
        auto const found = session.think(state.position, state.trail, task).lines.at(0).score;
        ASSERT_EQ(pruned.value, full.value) << G::position_text(state.position);
        ASSERT_EQ(found, full.value) << G::position_text(state.position);
    }
}

} // namespace
