// The deepest known count.
#include "games/knights/game.hpp"
#include "search/perft.hpp"

#include <gtest/gtest.h>

TEST(SlowKnightsPerft, StartPosition) {
    auto position = knights::start();
    EXPECT_EQ(search::perft<knights::Knights>(position, core::Depth{6}), 5245046412u);
}
