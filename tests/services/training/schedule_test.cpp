// What was missed comes back after 1, 3, 7, 16 and 35 days.
#include "services/training/schedule.hpp"

#include <gtest/gtest.h>

using services::training::after_miss;
using services::training::after_success;

namespace {
constexpr std::int64_t day = 24LL * 60 * 60 * 1000;
}

TEST(Schedule, WaitsLongerEachTimeAndThenLetsGo) {
    std::int64_t now = 1000;
    auto review = after_miss("p", now);
    EXPECT_EQ(review.due, now + day);
    for (int const days : {3, 7, 16, 35}) {
        now = review.due;
        auto const next = after_success(review, now);
        ASSERT_TRUE(next.has_value());
        EXPECT_EQ(next->due, now + days * day);
        EXPECT_EQ(next->puzzle, "p");
        review = *next;
    }
    EXPECT_EQ(after_success(review, review.due), std::nullopt);
}

TEST(Schedule, ToLookEarlierChangesNothing) {
    auto const review = after_miss("p", 0);
    EXPECT_EQ(after_success(review, day - 1), review);
}

TEST(Schedule, BeginsAgainWhenMissedAgain) {
    auto const later = after_success(after_miss("p", 0), day);
    ASSERT_TRUE(later.has_value());
    EXPECT_EQ(after_miss(later->puzzle, 10 * day), (services::StoredReview{"p", 0, 11 * day}));
}
