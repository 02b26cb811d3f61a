// Tables of pairs as letters.
#include "games/packed_pairs.hpp"

#include <gtest/gtest.h>

#include <vector>

using games::packed;
using games::Phased;
using games::unpack;

TEST(PackedPairs, NothingIsNoLetters) {
    std::vector<Phased> pairs(100);
    EXPECT_EQ(packed(pairs), "");
    pairs[5] = Phased(3, 4);
    EXPECT_FALSE(unpack("", pairs));
    EXPECT_EQ(pairs[5], Phased{});
}

TEST(PackedPairs, LongRunsAndBothEndsComeBack) {
    std::vector<Phased> pairs(20000);
    pairs.front() = Phased(-44, 44);
    pairs[9000] = Phased(1, 0);
    pairs.back() = Phased(0, -1);
    auto const letters = packed(pairs);
    EXPECT_LT(letters.size(), 40u);
    std::vector<Phased> again(pairs.size());
    EXPECT_FALSE(unpack(letters, again));
    EXPECT_EQ(again, pairs);
}

TEST(PackedPairs, RefusesWhatDoesNotFill) {
    std::vector<Phased> pairs(3);
    pairs[0] = pairs[1] = pairs[2] = Phased(1, 1);
    auto const letters = packed(pairs);
    std::vector<Phased> longer(4);
    std::vector<Phased> shorter(2);
    EXPECT_TRUE(unpack(letters, longer));
    EXPECT_TRUE(unpack(letters, shorter));
    EXPECT_TRUE(unpack("~!", pairs)) << "a run without its length";
    EXPECT_TRUE(unpack("A", pairs)) << "half a pair";
    EXPECT_TRUE(unpack("\x80\x80", pairs)) << "no letter at all";
    EXPECT_TRUE(unpack("~zz", pairs)) << "a run over the end";
}
