// Time controls as they are written, and clocks.
#include "core/catalogue.hpp"
#include "play/match/time_control.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace std::chrono_literals;
using play::Clock;
using play::Milliseconds;
using play::TimeControl;

namespace {

TimeControl read(std::string_view text) { return play::parse_time_control(text).value(); }

} // namespace

TEST(TimeControl, ReadsSecondsMinutesMovesAndIncrement) {
    EXPECT_EQ(read("2+0.02"), (TimeControl{std::nullopt, 2000ms, 20ms}));
    EXPECT_EQ(read("60"), (TimeControl{std::nullopt, 60'000ms, 0ms}));
    EXPECT_EQ(read("0.1"), (TimeControl{std::nullopt, 100ms, 0ms}));
    EXPECT_EQ(read(".5+.25"), (TimeControl{std::nullopt, 500ms, 250ms}));
    EXPECT_EQ(read("1:30+1"), (TimeControl{std::nullopt, 90'000ms, 1000ms}));
    EXPECT_EQ(read("40/5:00"), (TimeControl{40, 300'000ms, 0ms}));
    EXPECT_EQ(read("40/60+0.5"), (TimeControl{40, 60'000ms, 500ms}));
    EXPECT_EQ(read("0:00.05"), (TimeControl{std::nullopt, 50ms, 0ms}));
}

TEST(TimeControl, IsWrittenAsItIsRead) {
    for (auto const* text : {"2+0.02", "60", "0.1", "40/300", "40/60+0.5", "90+1"})
        EXPECT_EQ(play::time_control_text(read(text)), text);
    EXPECT_EQ(play::time_control_text(read("1:30+1")), "90+1");
}

TEST(TimeControl, NonsenseIsRefused) {
    for (auto const* text :
         {"",      "+",      "x",  "2+",  "+1",  "2+x",    "2++1",   "-2",
          "2+-1",  "0/5",    "/5", "40/", "x/5", "1001/5", "1:",     ":30",
          "1:2:3", "1.2345", "1.", "1e3", " 2",  "2 ",     "40/5/3", "99999999999999999999",
          "."}) {
        auto const control = play::parse_time_control(text);
        ASSERT_FALSE(control) << text;
        EXPECT_EQ(control.error().what.key.text(), "match.tc.form") << text;
        EXPECT_GT(control.error().where.column, 0);
    }
    for (auto const* text : {"0", "0:00", "0+1", "604801", "10081:00"})
        EXPECT_FALSE(play::parse_time_control(text)) << text;
}

RC_GTEST_PROP(TimeControl, NoTextBreaksTheReader, (std::string text)) {
    auto const control = play::parse_time_control(text);
    if (!control) RC_ASSERT(!core::text(core::Language::spanish, control.error()).empty());
    if (control) RC_ASSERT(read(play::time_control_text(*control)) == *control);
}

TEST(Clock, RunsDownAndIsWoundUp) {
    Clock clock(read("1+0.1"));
    EXPECT_EQ(clock.shown().left, 1000ms);
    EXPECT_EQ(clock.shown().increment, 100ms);
    EXPECT_TRUE(clock.spend(300ms, 0ms));
    EXPECT_EQ(clock.shown().left, 800ms);
    EXPECT_TRUE(clock.spend(800ms, 0ms));
    EXPECT_EQ(clock.shown().left, 100ms);
    EXPECT_FALSE(clock.spend(100'001us, 0ms));
}

TEST(Clock, TheMarginForgivesButGivesNothing) {
    Clock clock(read("1"));
    EXPECT_TRUE(clock.spend(1005ms, 10ms));
    EXPECT_EQ(clock.shown().left, 0ms);
    EXPECT_FALSE(clock.spend(11ms, 10ms));
}

TEST(Clock, AnotherPeriodBringsItsTime) {
    Clock clock(read("2/1"));
    EXPECT_EQ(clock.shown().moves_to_go, 2);
    EXPECT_TRUE(clock.spend(400ms, 0ms));
    EXPECT_EQ(clock.shown().moves_to_go, 1);
    EXPECT_TRUE(clock.spend(400ms, 0ms));
    EXPECT_EQ(clock.shown().moves_to_go, 2);
    EXPECT_EQ(clock.shown().left, 1200ms);
}
