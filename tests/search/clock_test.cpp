// Time for a move: never more than the clock has, more when the choice is hard, less when it is clear.
#include "search/clock.hpp"
#include "search/look_interval.hpp"

#include <gtest/gtest.h>

namespace {

using search::ClockTime;
using search::Confidence;
using search::Limits;
using search::Milliseconds;
using search::Seconds;
using search::TimePlan;

Limits with_clock(int left, int increment, std::optional<int> moves_to_go = std::nullopt) {
    Limits limits;
    limits.clock = ClockTime{Milliseconds{left}, Milliseconds{increment}, moves_to_go};
    return limits;
}

TEST(Clock, NeverPlansMoreThanIsLeft) {
    for (int left : {1, 5, 20, 100, 1000, 60'000, 7'200'000})
        for (int increment : {0, 10, 1000, 60'000})
            for (std::optional<int> moves :
                 {std::optional<int>(), std::optional(1), std::optional(2), std::optional(40)})
                for (int overhead : {0, 10, 500}) {
                    TimePlan const plan(with_clock(left, increment, moves), Milliseconds{overhead});
                    auto const most = std::max(
                        {Seconds(Milliseconds{left - overhead}), Seconds{left * 0.000011}, Seconds{0.0006}});
                    ASSERT_TRUE(plan.hard_limit());
                    EXPECT_LT(*plan.hard_limit(), most)
                        << left << "+" << increment << " overhead " << overhead;
                }
}

// At a tenth of a second and ten milliseconds a move, whoever always takes the longest keeps nearly all of it.
TEST(Clock, KeepsAReserveWhereTheIncrementFeedsIt) {
    Seconds left{0.1};
    for (int move = 0; move < 200; ++move) {
        auto const milliseconds = std::chrono::duration_cast<Milliseconds>(left).count();
        TimePlan const plan(with_clock(static_cast<int>(milliseconds), 10), Milliseconds{10});
        left += Milliseconds{10} - *plan.hard_limit();
        EXPECT_GT(left, Seconds{0.09}) << move;
    }
}

TEST(Clock, ThinksAMomentWhereOverheadSeemsToLeaveNothing) {
    TimePlan const plan(with_clock(900, 0), Milliseconds{1000});
    EXPECT_DOUBLE_EQ(plan.hard_limit()->count(), 0.005);
    EXPECT_DOUBLE_EQ(TimePlan(with_clock(100, 0), Milliseconds{500}).hard_limit()->count(), 0.001);
}

TEST(Clock, AFixedTimeIsUsedWhole) {
    Limits limits;
    limits.move_time = Milliseconds{250};
    TimePlan const plan(limits, Milliseconds{10});
    EXPECT_DOUBLE_EQ(plan.hard_limit()->count(), 0.25);
    EXPECT_FALSE(plan.is_enough(Seconds{0.24}, {.iterations_with_same_move = 20, .is_only_move = true}));
}

TEST(Clock, WithoutAClockNothingIsEverEnough) {
    TimePlan const plan(Limits{}, Milliseconds{10});
    EXPECT_FALSE(plan.hard_limit());
    EXPECT_FALSE(plan.is_enough(Seconds{1e6}, {.is_only_move = true}));
}

// The time after which a search with such a record begins no further iteration.
double seconds_spent(TimePlan const& plan, Confidence const& confidence) {
    double seconds = 0;
    while (!plan.is_enough(Seconds{seconds}, confidence)) seconds += 0.001;
    return seconds;
}

TEST(Clock, AClearChoiceTakesLessTimeThanAHardOne) {
    TimePlan const plan(with_clock(60'000, 0), Milliseconds{10});
    Confidence const clear{.iterations_with_same_move = 10, .share_of_best_move = 0.95};
    Confidence const open{.iterations_with_same_move = 0, .share_of_best_move = 0.3};
    Confidence const sinking{
        .iterations_with_same_move = 0, .share_of_best_move = 0.3, .drop = core::Score{90}};
    EXPECT_LT(2 * seconds_spent(plan, clear), seconds_spent(plan, open));
    EXPECT_LT(seconds_spent(plan, open), seconds_spent(plan, sinking));
    EXPECT_EQ(seconds_spent(plan, {.is_only_move = true}), 0);
}

TEST(Clock, IncrementsAndMovesToGoCount) {
    Confidence const usual{.iterations_with_same_move = 3, .share_of_best_move = 0.6};
    auto const spent = [&](Limits const& limits) {
        return seconds_spent(TimePlan(limits, Milliseconds{10}), usual);
    };
    EXPECT_GT(spent(with_clock(10'000, 1000)), spent(with_clock(10'000, 0)));
    EXPECT_GT(spent(with_clock(10'000, 0, 5)), spent(with_clock(10'000, 0, 40)));
}

} // namespace

TEST(LookInterval, ShrinksWithTheTimeLeft) {
    using std::chrono::microseconds;
    using std::chrono::milliseconds;
    constexpr std::int64_t usual = 2048;
    EXPECT_EQ(search::look_interval(usual, std::chrono::hours{1}), usual);
    EXPECT_EQ(search::look_interval(usual, milliseconds{50}), usual);
    EXPECT_EQ(search::look_interval(usual, milliseconds{25}), usual / 2);
    EXPECT_EQ(search::look_interval(usual, milliseconds{5}), 204);
    EXPECT_EQ(search::look_interval(usual, microseconds{10}), search::least_look_interval);
    EXPECT_EQ(search::look_interval(usual, milliseconds{-3}), search::least_look_interval);
    EXPECT_EQ(search::look_interval(32, milliseconds{1}), 32) << "never more than usual";
    for (int ms = 1; ms < 60; ++ms)
        EXPECT_LE(search::look_interval(usual, milliseconds{ms}),
                  search::look_interval(usual, milliseconds{ms + 1}));
}
