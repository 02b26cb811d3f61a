// Elo, error bars and the sequential test, held against numbers worked out elsewhere.
#include "play/match/elo.hpp"

#include <gtest/gtest.h>

#include <cmath>

using play::SprtVerdict;
using play::Tally;

TEST(Elo, TheScaleIsLogistic) {
    EXPECT_DOUBLE_EQ(play::elo_of(0.5), 0);
    EXPECT_NEAR(play::elo_of(10.0 / 11), 400, 1e-9);
    EXPECT_NEAR(play::elo_of(0.75), 190.848502, 1e-6);
    EXPECT_NEAR(play::expected_score(190.848502), 0.75, 1e-9);
    EXPECT_NEAR(play::elo_of(0.25), -190.848502, 1e-6);
    EXPECT_TRUE(std::isinf(play::elo_of(1)) && play::elo_of(1) > 0);
    EXPECT_TRUE(std::isinf(play::elo_of(0)) && play::elo_of(0) < 0);
}

// 525 points of 1000 in pairs with mean 0.525 and variance 0.05: deviation 0.01, so 0.525 +- 0.0196.
TEST(Elo, ErrorBarAndSuperiorityComeFromThePairs) {
    // 500 pairs: mean (a + 2b + 3c + 4d) / 2000 = 0.525
    Tally const tally{300, 450, 250, {25, 100, 210, 130, 35}};
    double const mean = (100 * 0.25 + 210 * 0.5 + 130 * 0.75 + 35) / 500;
    ASSERT_NEAR(mean, 0.525, 1e-12);
    double const variance =
        (25 * 0.275625 + 100 * 0.075625 + 210 * 0.000625 + 130 * 0.050625 + 35 * 0.225625) / 500;
    double const deviation = std::sqrt(variance / 500);
    auto const estimate = play::estimate(tally);
    EXPECT_DOUBLE_EQ(estimate.score, 0.525);
    EXPECT_NEAR(estimate.elo, 17.386278, 1e-6);
    auto const elo = [](double score) { return -400 * std::log10(1 / score - 1); };
    EXPECT_NEAR(estimate.error, (elo(0.525 + 1.959964 * deviation) - elo(0.525 - 1.959964 * deviation)) / 2,
                1e-4);
    EXPECT_NEAR(estimate.superiority, 0.5 * (1 + std::erf(0.025 / deviation / std::sqrt(2.0))), 1e-9);
    EXPECT_DOUBLE_EQ(estimate.draw_rate, 0.45);
}

TEST(Elo, SingleGamesCountWhileThereIsNoPair) {
    // Three wins and a loss: score 0.75, deviation sqrt(0.1875 / 4).
    auto const estimate = play::estimate({3, 0, 1, {}});
    EXPECT_NEAR(estimate.elo, 190.848502, 1e-6);
    EXPECT_NEAR(estimate.superiority, 0.875893, 1e-6); // of 0.25 / 0.216506 = 1.154701 deviations
    EXPECT_TRUE(std::isinf(estimate.error));           // the interval reaches past a clean score
}

TEST(Elo, NothingIsKnownBeforeTheFirstGame) {
    auto const estimate = play::estimate({});
    EXPECT_EQ(estimate.elo, 0);
    EXPECT_TRUE(std::isinf(estimate.error));
    EXPECT_EQ(estimate.superiority, 0.5);
}

TEST(Elo, SingleGamesCountWhileAllPairsAreAlike) {
    // A win and a draw: score 0.75, deviation sqrt(0.125) / 2 = 0.176777, so 1.414214 deviations.
    EXPECT_NEAR(play::estimate({1, 1, 0, {0, 0, 0, 1, 0}}).superiority, 0.921350, 1e-6);
    EXPECT_NEAR(play::estimate({0, 1, 1, {0, 1, 0, 0, 0}}).superiority, 1 - 0.921350, 1e-6);
    // Twenty pairs of a win and a draw: 0.25 / (sqrt(2.5) / 40) deviations.
    auto const many = play::estimate({20, 20, 0, {0, 0, 0, 20, 0}});
    EXPECT_GT(many.superiority, 0.999999);
    EXPECT_TRUE(std::isfinite(many.error));
    // Two pairs, each a win and a loss: nobody is better, and nothing is sure.
    auto const level = play::estimate({2, 0, 2, {0, 0, 2, 0, 0}});
    EXPECT_EQ(level.superiority, 0.5);
    EXPECT_GT(level.error, 0);
}

TEST(Elo, CleanScores) {
    // As likely as tossing so many heads: (wins - losses) / sqrt(wins + losses) deviations.
    EXPECT_NEAR(play::estimate({4, 0, 0, {0, 0, 0, 0, 2}}).superiority, 0.977250, 1e-6);
    EXPECT_NEAR(play::estimate({0, 0, 4, {2, 0, 0, 0, 0}}).superiority, 1 - 0.977250, 1e-6);
    EXPECT_TRUE(std::isinf(play::estimate({4, 0, 0, {0, 0, 0, 0, 2}}).error));
    auto const level = play::estimate({0, 4, 0, {0, 0, 2, 0, 0}});
    EXPECT_EQ(level.superiority, 0.5);
    EXPECT_EQ(level.elo, 0);
    EXPECT_FALSE(std::signbit(level.elo));
}

TEST(Sprt, BoundsAreWalds) {
    play::SprtBounds const bounds;
    EXPECT_NEAR(bounds.lower(), -2.944439, 1e-6); // log(0.05 / 0.95)
    EXPECT_NEAR(bounds.upper(), 2.944439, 1e-6);
}

TEST(Sprt, RatioOfCleanPairsIsTheBinomialOne) {
    // With only lost and won pairs the likeliest distribution of a given mean is that mean itself.
    play::SprtBounds const bounds{.elo0 = 0, .elo1 = 50};
    double const s0 = play::expected_score(0);
    double const s1 = play::expected_score(50);
    double const exact = 60 * std::log(s1 / s0) + 40 * std::log((1 - s1) / (1 - s0));
    EXPECT_NEAR(play::log_likelihood_ratio({40, 0, 0, 0, 60}, bounds), exact, 1e-3);
}

TEST(Sprt, RatioOfAUsualMatch) {
    // From an independent solver; the normal approximation (s1-s0)(2 mean-s0-s1) / (2 variance / n) gives 2.0782.
    EXPECT_NEAR(play::log_likelihood_ratio({100, 400, 1000, 450, 120}, {.elo0 = 0, .elo1 = 5}), 2.074822,
                1e-6);
    EXPECT_NEAR(play::log_likelihood_ratio({0, 0, 5, 0, 0}, {.elo0 = 0, .elo1 = 5}), -0.067648, 1e-6);
    EXPECT_EQ(play::log_likelihood_ratio({}, {}), 0);
}

TEST(Sprt, IsSymmetric) {
    double const up = play::log_likelihood_ratio({10, 40, 100, 60, 20}, {.elo0 = 0, .elo1 = 10});
    double const down = play::log_likelihood_ratio({20, 60, 100, 40, 10}, {.elo0 = -10, .elo1 = 0});
    EXPECT_NEAR(up, -down, 1e-9);
}

TEST(Sprt, DecidesWhenABoundIsReached) {
    play::SprtBounds const bounds{.elo0 = 0, .elo1 = 10};
    EXPECT_EQ(play::verdict({10, 20, 40, 20, 10}, bounds), SprtVerdict::undecided);
    EXPECT_EQ(play::verdict({10, 60, 300, 160, 60}, bounds), SprtVerdict::elo1);
    EXPECT_EQ(play::verdict({60, 160, 300, 60, 10}, bounds), SprtVerdict::elo0);
}
