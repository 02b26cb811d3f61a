// Weights fitted to games: results drawn by known weights bring those back, and an interrupted fit ends as a whole one.
#include "core/rng.hpp"
#include "engine/games.hpp"
#include "services/tuning/checkpoint.hpp"
#include "services/tuning/weight_fit.hpp"
#include "tests/services/folder.hpp"

using namespace services::tuning;

namespace {

constexpr double scale = 0.008;

// Random games of knights whose results are drawn by what `weights` say of each position: every position a game.
std::vector<ScoredGame> games_by(engine::AnyWeights const& weights, std::uint32_t count) {
    core::Random random(21);
    std::vector<ScoredGame> games;
    while (games.size() < count) {
        auto const state = engine::knights_game().start();
        for (auto ply = 20 + random.below(60); ply > 0 && !state->outcome(); --ply) {
            auto const moves = state->legal_moves();
            state->play(moves[static_cast<std::size_t>(random.below(moves.size()))]);
        }
        if (state->outcome()) continue;
        double const won = chance(weights.trace(*state).value.value(), scale);
        bool const wins = static_cast<double>(random.below(1'000'000)) / 1e6 < won;
        games.push_back({static_cast<std::uint32_t>(games.size()), wins ? 1 : -1, {{state->fen(), 0, 0}}});
    }
    return games;
}

WeightFitPlan plan_for(std::shared_ptr<engine::AnyWeights const> start) {
    WeightFitPlan plan;
    plan.game = &engine::knights_game();
    plan.start = std::move(start);
    plan.score_share = 0;
    plan.epochs = 12;
    plan.refresh = 5;
    plan.rules.batch = 500;
    return plan;
}

class WeightFits : public tests::InFolder {};

} // namespace

TEST_F(WeightFits, BringBackTheWeightsThatMadeTheResults) {
    auto const shipped = engine::knights_game().shipped_weights();
    auto const truth =
        engine::knights_game().weights_from("[material]\nknight = [100, 100]\nlead_grows = [0, 0]\n");
    auto const off =
        engine::knights_game().weights_from("[material]\nknight = [40, 40]\nlead_grows = [0, 0]\n");
    ASSERT_TRUE(truth && off);
    auto plan = plan_for(*off);
    plan.epochs = 60;
    plan.rules.prior = 1000;
    plan.rules.rate = 2;
    auto const result = fit_weights(plan, games_by(**truth, 6000), nullptr, {});
    ASSERT_TRUE(result);
    EXPECT_TRUE(result->finished);
    EXPECT_LT(result->last.best_loss, result->start_loss);
    // The scale was found with the wrong weights, so it is what the two are worth together that comes back.
    double const found =
        (result->weights->parameters()[0] + result->weights->parameters()[1]) / 2 * result->last.scale;
    EXPECT_NEAR(found, 100 * scale, 25 * scale);
}

TEST_F(WeightFits, GoOnToTheSameAnswer) {
    auto const shipped = engine::knights_game().shipped_weights();
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
    auto const shipped = engine::knights_game().shipped_weights();
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
    auto const result = fit_weights(plan_for(engine::knights_game().shipped_weights()), {}, nullptr, {});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().what.key.text(), "tune.too_few_games");
}
