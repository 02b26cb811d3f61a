// The value types that every room shares.
#include "core/types.hpp"

#include <gtest/gtest.h>

using namespace core;

namespace {

template <class A, class B>
concept Adds = requires(A a, B b) {
    a + b;
};

static_assert(Adds<Depth, Depth> && !Adds<Depth, Ply> && !Adds<Score, int>);
static_assert(!std::convertible_to<int, Score> && !std::convertible_to<Score, int>);
static_assert(!std::convertible_to<Colour, int> && !std::convertible_to<Key, std::uint64_t>);

} // namespace

TEST(Strong, CountsLikeTheIntegerInside) {
    Score score{30};
    score += Score{12};
    score -= Score{2};
    EXPECT_EQ(score, Score{40});
    EXPECT_EQ((-score).value(), -40);
    EXPECT_EQ(score * 3, Score{120});
    EXPECT_EQ(score - Score{50}, Score{-10});
    EXPECT_EQ(Score{}, Score{0});
}

TEST(Strong, IsOrdered) {
    EXPECT_LT(Depth{1}, Depth{2});
    EXPECT_GE(Ply{2}, Ply{2});
}

TEST(Score, PrefersTheShorterWinAndTheLongerLoss) {
    EXPECT_GT(win_in(Ply{1}), win_in(Ply{2}));
    EXPECT_LT(lost_in(Ply{1}), lost_in(Ply{2}));
    EXPECT_EQ(win_in(Ply{9}), -lost_in(Ply{9}));
}

TEST(Score, LiesInsideTheInfinities) {
    EXPECT_LT(win_in(Ply{0}), infinity);
    EXPECT_GT(lost_in(Ply{0}), -infinity);
    EXPECT_GT(win_in(Ply{500}), drawn);
    EXPECT_LE(infinity.value(), 32767) << "a score fits the table's sixteen bits";
}

TEST(Colour, HasAnOpposite) {
    EXPECT_EQ(~Colour::white, Colour::black);
    EXPECT_EQ(~~Colour::white, Colour::white);
    EXPECT_EQ(index(Colour::white), 0);
    EXPECT_EQ(index(Colour::black), 1);
}

TEST(Key, MixesAndUnmixes) {
    Key key{5};
    key ^= Key{9};
    EXPECT_EQ(key, Key{12});
    EXPECT_EQ(key ^ Key{9}, Key{5});
}
