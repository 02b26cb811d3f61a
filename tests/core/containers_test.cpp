// The move list, the key trail and the random generator.
#include "core/fixed_list.hpp"
#include "core/key_trail.hpp"
#include "core/rng.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <type_traits>
#include <vector>

using core::FixedList;
using core::Key;
using core::KeyTrail;
using core::Random;

RC_GTEST_PROP(FixedList, HoldsWhatAVectorWouldHold, (std::vector<int> const& values)) {
    FixedList<int, 200> list;
    std::vector<int> expected = values;
    expected.resize(std::min<std::size_t>(expected.size(), 200));
    for (int const value : expected) list.push(value);
    RC_ASSERT(list.size() == static_cast<int>(expected.size()));
    RC_ASSERT(list.empty() == expected.empty());
    RC_ASSERT(std::ranges::equal(list, expected));
}

TEST(FixedList, FillsToItsCapacity) {
    FixedList<int, 3> list;
    for (int const value : {7, 8, 9}) list.push(value);
    EXPECT_EQ(list.size(), list.capacity);
    EXPECT_EQ(list[2], 9);
    list[2] = 10;
    EXPECT_EQ(std::as_const(list)[2], 10);
}

TEST(FixedList, ShrinksAndClears) {
    FixedList<int, 3> list;
    for (int const value : {7, 8, 9}) list.push(value);
    list.truncate(1);
    EXPECT_EQ(list.size(), 1);
    EXPECT_EQ(*list.begin(), 7);
    list.clear();
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.begin(), list.end());
}

TEST(FixedList, LetsAGeneratorWriteBehindItsEnd) {
    FixedList<int, 4> list;
    list.push(1);
    int* out = list.end();
    *out++ = 2;
    *out++ = 3;
    list.set_end(out);
    EXPECT_TRUE(std::ranges::equal(list, std::array{1, 2, 3}));
}

RC_GTEST_PROP(FixedList, CopiesAreEqual, (std::vector<int> const& values, std::vector<int> const& others)) {
    FixedList<int, 20> list;
    FixedList<int, 20> assigned;
    for (int const value : values)
        if (list.size() < 20) list.push(value);
    for (int const value : others)
        if (assigned.size() < 20) assigned.push(value);
    FixedList<int, 20> const constructed = list;
    RC_ASSERT(std::ranges::equal(constructed, list));
    assigned = list;
    RC_ASSERT(std::ranges::equal(assigned, list));
}

TEST(FixedList, CopiesNoMoreThanThereIs) {
    static_assert(std::is_trivially_destructible_v<FixedList<int, 3>>);
    FixedList<int, 3> list;
    FixedList<int, 3> copy;
    for (int const value : {1, 2, 3}) list.push(value);
    for (int const value : {7, 8, 9}) copy.push(value);
    list.truncate(1);
    copy = list;
    ASSERT_EQ(copy.size(), 1);
    EXPECT_EQ(copy[0], 1);
    EXPECT_EQ(copy.begin()[2], 9) << "behind the end nothing is touched";
    auto const& same = copy;
    copy = same;
    EXPECT_TRUE(std::ranges::equal(copy, std::array{1}));
}

TEST(KeyTrail, CountsEverySecondKeyBack) {
    KeyTrail trail;
    for (std::uint64_t const key : {1u, 2u, 1u, 2u}) trail.push(Key{key}); // and now 1 is on the board again
    EXPECT_EQ(trail.occurrences(Key{1}, 100), 2);
    EXPECT_EQ(trail.occurrences(Key{2}, 100), 0) << "with the other side to move";
    EXPECT_EQ(trail.occurrences(Key{1}, 3), 1) << "no further back than the last irreversible move";
    EXPECT_EQ(trail.occurrences(Key{1}, 0), 0);
}

TEST(KeyTrail, GrowsAndShrinks) {
    KeyTrail trail;
    EXPECT_EQ(trail.occurrences(Key{1}, 100), 0);
    trail.push(Key{1});
    trail.push(Key{2});
    EXPECT_EQ(trail.size(), 2);
    trail.pop();
    KeyTrail one;
    one.push(Key{1});
    EXPECT_EQ(trail, one);
    trail.clear();
    EXPECT_EQ(trail, KeyTrail{});
}

TEST(Random, RepeatsItselfFromTheSameSeed) {
    Random first{42};
    Random second{42};
    for (int i = 0; i < 100; ++i) ASSERT_EQ(first.next(), second.next());
    EXPECT_NE(Random{1}.next(), Random{2}.next());
}

TEST(Random, GivesThePublishedNumbers) {
    Random random{1234567}; // from the reference implementation, https://prng.di.unimi.it/splitmix64.c
    for (std::uint64_t const expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u})
        EXPECT_EQ(random.next(), expected);
}

RC_GTEST_PROP(Random, StaysBelowItsBound, (std::uint64_t seed)) {
    auto const bound = *rc::gen::positive<std::uint64_t>();
    Random random{seed};
    for (int i = 0; i < 20; ++i) RC_ASSERT(random.below(bound) < bound);
}

TEST(Random, ReachesEveryNumberBelowASmallBoundEvenly) {
    std::array<int, 6> counts{};
    Random random{7};
    for (int i = 0; i < 6000; ++i) ++counts[random.below(6)];
    for (int const count : counts) EXPECT_NEAR(count, 1000, 150);
}
