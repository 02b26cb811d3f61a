// Glicko-2 against the example that its paper works out, and what must hold whatever the numbers.
#include "services/training/glicko2.hpp"

#include <gtest/gtest.h>

#include <array>

using services::training::rated;
using services::training::RatedResult;
using services::training::Rating;

TEST(Glicko2, FollowsThePapersExample) {
    std::array const results = {RatedResult{1400, 30, 1}, RatedResult{1550, 100, 0},
                                RatedResult{1700, 300, 0}};
    auto const after = rated({1500, 200, 0.06}, results, 0.5);
    EXPECT_NEAR(after.value, 1464.06, 0.02); // the paper rounds on its way: 1464.06
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, WithoutResultsOnlyGetsLessSure) {
    auto const after = rated({1500, 200, 0.06}, {});
    EXPECT_EQ(after.value, 1500);
    EXPECT_NEAR(after.deviation, 200.27, 0.01); // the root of 200² + (0.06 · 173.7178)²
    EXPECT_EQ(after.volatility, 0.06);
    EXPECT_EQ(rated({1500, 350, 0.06}, {}).deviation, 350) << "no less sure than nothing at all";
}

TEST(Glicko2, MovesWithTheResultAndMoreWhenUnsure) {
    std::array const won = {RatedResult{1500, 80, 1}};
    std::array const lost = {RatedResult{1500, 80, 0}};
    std::array const half = {RatedResult{1500, 80, 0.5}};
    Rating const unsure{1500, 350, 0.06};
    Rating const sure{1500, 60, 0.06};
    EXPECT_GT(rated(unsure, won).value, rated(sure, won).value);
    EXPECT_GT(rated(sure, won).value, 1500);
    EXPECT_LT(rated(sure, lost).value, 1500);
    EXPECT_NEAR(rated(sure, half).value, 1500, 1e-9);
    EXPECT_LT(rated(unsure, won).deviation, unsure.deviation);
}

TEST(Glicko2, StaysSoundOverLongRunsOfSurprises) {
    Rating rating;
    for (int i = 0; i < 500; ++i) {
        std::array const result = {RatedResult{i % 2 == 0 ? 3000.0 : 100.0, 80, i % 2 == 0 ? 1.0 : 0.0}};
        rating = rated(rating, result);
        ASSERT_GT(rating.deviation, 0);
        ASSERT_LE(rating.deviation, 350);
        ASSERT_GT(rating.volatility, 0);
        ASSERT_TRUE(rating.value > -5000 && rating.value < 8000) << rating.value;
    }
}
