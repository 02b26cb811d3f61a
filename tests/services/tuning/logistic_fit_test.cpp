// The regression finds the numbers that made the results, whatever the number of threads, and can be interrupted.
#include "core/rng.hpp"
#include "services/tuning/logistic_fit.hpp"

#include <gtest/gtest.h>

#include <cmath>

using namespace services::tuning;

namespace {

constexpr double scale = 0.006;
std::vector<double> const truth = {100, -40, 7, 0, 250};

double uniform(core::Random& random) { return static_cast<double>(random.below(1'000'001)) / 1e6; }

// Results drawn by the chances that `truth` gives.
Samples drawn(int count) {
    Samples samples;
    core::Random random(9);
    for (int i = 0; i < count; ++i) {
        std::vector<core::Slope> slopes;
        double value = 30;
        for (std::uint32_t parameter = 0; parameter < truth.size(); ++parameter) {
            auto const by = static_cast<float>(static_cast<int>(random.below(5)) - 2);
            if (by == 0) continue;
            slopes.push_back({parameter, by});
            value += by * truth[parameter];
        }
        samples.add(30, uniform(random) < chance(value, scale) ? 1 : 0, slopes);
    }
    return samples;
}

FitState fitted(Samples const& samples, FitRules const& rules, int from, int to, FitState state) {
    std::vector<double> const start(truth.size());
    for (int epoch = from; epoch <= to; ++epoch) fit_epoch(samples, start, rules, epoch, state);
    return state;
}

FitState from_nothing() { return FitState(std::vector<double>(truth.size())); }

} // namespace

TEST(LogisticFit, FindsTheNumbersThatMadeTheResults) {
    auto const samples = drawn(40000);
    FitRules rules{.scale = scale, .rate = 2, .prior = 1000, .batch = 4000};
    auto state = fitted(samples, rules, 1, 40, from_nothing());
    rules.rate = 0.1;
    state = fitted(samples, rules, 41, 60, state);
    // The prior holds large numbers back a little.
    for (std::size_t i = 0; i < truth.size(); ++i)
        EXPECT_NEAR(state.parameters[i], truth[i], 6 + std::abs(truth[i]) * 0.03) << i;
    EXPECT_LT(mean_loss(samples, state.parameters, scale, 2),
              mean_loss(samples, std::vector<double>(truth.size()), scale, 2));
}

TEST(LogisticFit, ThreadsDoNotChangeTheAnswer) {
    auto const samples = drawn(3000);
    FitRules rules{.scale = scale, .rate = 1, .prior = 30, .batch = 700};
    auto const one = fitted(samples, rules, 1, 5, from_nothing());
    rules.threads = 3;
    auto const three = fitted(samples, rules, 1, 5, from_nothing());
    EXPECT_EQ(one.parameters, three.parameters);
    EXPECT_EQ(mean_loss(samples, one.parameters, scale, 1), mean_loss(samples, one.parameters, scale, 3));
}

TEST(LogisticFit, GoingOnIsAsGoodAsNeverStopping) {
    auto const samples = drawn(3000);
    FitRules const rules{.scale = scale, .rate = 1, .prior = 30, .batch = 700};
    auto const whole = fitted(samples, rules, 1, 6, from_nothing());
    auto const part = fitted(samples, rules, 4, 6, fitted(samples, rules, 1, 3, from_nothing()));
    EXPECT_EQ(whole.parameters, part.parameters);
    EXPECT_EQ(whole.variance, part.variance);
}

TEST(LogisticFit, WhatHasNoSamplesStays) {
    auto const samples = drawn(500);
    std::vector<double> const start = {0, 0, 0, 0, 0, 17};
    FitState state(start);
    FitRules const rules{.scale = scale, .rate = 1, .prior = 10, .batch = 100};
    for (int epoch = 1; epoch <= 10; ++epoch) fit_epoch(samples, start, rules, epoch, state);
    EXPECT_EQ(state.parameters[5], 17);
    EXPECT_NE(state.parameters[0], 0);
}

TEST(LogisticFit, FindsTheScale) {
    core::Random random(4);
    std::vector<double> values;
    std::vector<double> aims;
    for (int i = 0; i < 50000; ++i) {
        values.push_back(uniform(random) * 1200 - 600);
        aims.push_back(uniform(random) < chance(values.back(), 0.004) ? 1 : 0);
    }
    EXPECT_NEAR(best_scale(values, aims), 0.004, 0.0002);
}
