// Weights fitted to games: results drawn by known weights bring those back, and an interrupted fit ends as a whole one.
#include "core/rng.hpp"
#include "engine/games.hpp"
#include "services/tuning/checkpoint.hpp"
#include "services/tuning/weight_fit.hpp"
#include "tests/services/folder.hpp"

#include <cmath>
#include <memory>

using namespace services::tuning;

namespace {

constexpr double scale = 0.008;

// A position of knights that random moves lead to.
std::unique_ptr<engine::AnyState> met_by_chance(core::Random& random) {
    for (;;) {
        auto state = engine::game_of<knights::Knights>().start();
        for (auto ply = 20 + random.below(60); ply > 0 && !state->outcome(); --ply) {
            auto const moves = state->legal_moves();
            state->play(moves[static_cast<std::size_t>(random.below(moves.size()))]);
        }
        if (!state->outcome()) return state;
    }
}

// Games whose results are drawn by what `weights` say of a position: every position a game.
std::vector<ScoredGame> games_by(engine::AnyWeights const& weights, std::uint32_t count) {
    core::Random random(21);
    std::vector<ScoredGame> games;
    while (games.size() < count) {
        auto const state = met_by_chance(random);
        double const won = chance(weights.trace(*state).value.value(), scale);
        bool const wins = static_cast<double>(random.below(1'000'000)) / 1e6 < won;
        games.push_back({static_cast<std::uint32_t>(games.size()), wins ? 1 : -1, {{state->fen(), 0, 0}}});
    }
    return games;
}

WeightFitPlan plan_for(std::shared_ptr<engine::AnyWeights const> start) {
    WeightFitPlan plan;
    plan.game = &engine::game_of<knights::Knights>();
    plan.start = std::move(start);
    plan.score_share = 0;
    plan.epochs = 12;
    plan.refresh = 5;
    plan.rules.batch = 500;
    return plan;
}

// How far the chances that `weights` see are from those of `truth`, on positions that nothing was fitted to.
double distance(engine::AnyWeights const& weights, double at_scale, engine::AnyWeights const& truth) {
    core::Random random(22);
    constexpr int positions = 500;
    double sum = 0;
    for (int i = 0; i < positions; ++i) {
        auto const state = met_by_chance(random);
        sum += std::abs(chance(weights.trace(*state).value.value(), at_scale) -
                        chance(truth.trace(*state).value.value(), scale));
    }
    return sum / positions;
}

class WeightFits : public tests::InFolder {};

} // namespace

TEST_F(WeightFits, ComeNearerToTheWeightsThatMadeTheResults) {
    auto const truth =
        engine::game_of<knights::Knights>().weights_from("[material]\nknight = [100, 100]\nlead_grows = [0, 0]\n");
    auto const off =
        engine::game_of<knights::Knights>().weights_from("[material]\nknight = [40, 40]\nlead_grows = [0, 0]\n");
    ASSERT_TRUE(truth && off);
    auto plan = plan_for(*off);
    plan.epochs = 60;
    plan.rules.prior = 1000;
    plan.rules.rate = 0.1;
    auto const result = fit_weights(plan, games_by(**truth, 6000), nullptr, {});
    ASSERT_TRUE(result);
    EXPECT_TRUE(result->finished);
    EXPECT_LT(result->last.best_loss, result->start_loss);
    // A knight's worth may stand in its material or in its squares: what counts is what they say together.
    EXPECT_LT(distance(*result->weights, result->last.scale, **truth),
              0.7 * distance(**off, result->last.scale, **truth));
}

TEST_F(WeightFits, MakeProgressAlsoWhenTheyBeginWithTooLargeSteps) {
    auto const truth = engine::game_of<knights::Knights>().weights_from("[material]\nknight = [100, 100]\n");
    auto const off = engine::game_of<knights::Knights>().weights_from("[material]\nknight = [40, 40]\n");
    ASSERT_TRUE(truth && off);
    auto plan = plan_for(*off);
    plan.epochs = 100;
    plan.patience = 4;
    plan.rules.prior = 1000;
    plan.rules.rate = 4;
    auto const result = fit_weights(plan, games_by(**truth, 3000), nullptr, {});
    ASSERT_TRUE(result);
    EXPECT_LT(result->last.best_loss, result->start_loss);
}

TEST_F(WeightFits, GoOnToTheSameAnswer) {
    auto const shipped = engine::game_of<knights::Knights>().shipped_weights();
    auto const games = games_by(*shipped, 600);
    auto const whole = fit_weights(plan_for(shipped), games, nullptr, {});
    ASSERT_TRUE(whole);

    auto plan = plan_for(shipped);
    plan.checkpoint = path("fit");
    plan.resume = true;
    for (int stops = 1; stops <= 3; ++stops) { // stopped three times, each after three epochs
        std::stop_source stop;
        int epochs = 0;
        auto const part = fit_weights(
            plan, games,
            [&](WeightFitProgress const&) {
                if (++epochs == 3) stop.request_stop();
            },
            stop.get_token());
        ASSERT_TRUE(part);
        EXPECT_FALSE(part->finished);
    }
    int first = 0;
    auto const rest = fit_weights(
        plan, games, [&](WeightFitProgress const& at) { first = first == 0 ? at.epoch : first; }, {});
    ASSERT_TRUE(rest && rest->finished);
    EXPECT_EQ(first, 10) << "nothing is done twice";
    EXPECT_EQ(rest->weights->text(), whole->weights->text());
    EXPECT_EQ(rest->last.best_loss, whole->last.best_loss);
}

TEST_F(WeightFits, RefuseACheckpointThatIsNotTheirs) {
    auto const shipped = engine::game_of<knights::Knights>().shipped_weights();
    auto plan = plan_for(shipped);
    plan.checkpoint = path("fit");
    plan.resume = true;
    auto const games = games_by(*shipped, 100);
    tests::write_file(path("fit"), "damero fit 1\nand then nothing");
    auto damaged = fit_weights(plan, games, nullptr, {});
    ASSERT_FALSE(damaged);
    EXPECT_EQ(damaged.error().what.key.text(), "tune.checkpoint_damaged");
    Checkpoint const other{.job = "another", .state = FitState({1, 2})};
    ASSERT_TRUE(write_checkpoint(path("fit"), other));
    auto foreign = fit_weights(plan, games, nullptr, {});
    ASSERT_FALSE(foreign);
    EXPECT_EQ(foreign.error().what.key.text(), "tune.checkpoint_other");
}

TEST_F(WeightFits, NeedSomethingToHoldOut) {
    auto const result = fit_weights(plan_for(engine::game_of<knights::Knights>().shipped_weights()), {}, nullptr, {});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().what.key.text(), "tune.too_few_games");
}
