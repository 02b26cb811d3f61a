// Every game as deep as the known counts go: minutes, so it is run by hand.
#include "games/draughts/numbering.hpp"
#include "games/draughts/rules.hpp"
#include "tests/games/draughts/perft.hpp"
#include "tests/games/draughts/perft_table.hpp"

#include <gtest/gtest.h>

namespace draughts::testing {
namespace {

template <RuleSet const& rules>
void expect_deepest(Counts const& counts) {
    Position<rules> position(start_state(rules));
    EXPECT_EQ(perft(position, static_cast<int>(counts.size())), counts.back()) << rules.name;
}

TEST(SlowDraughtsPerft, English) { expect_deepest<english>(english_counts); }
TEST(SlowDraughtsPerft, Italian) { expect_deepest<italian>(italian_counts); }
TEST(SlowDraughtsPerft, Spanish) { expect_deepest<spanish>(spanish_counts); }
TEST(SlowDraughtsPerft, Portuguese) { expect_deepest<portuguese>(spanish_counts); }
TEST(SlowDraughtsPerft, Czech) { expect_deepest<czech>(czech_counts); }
TEST(SlowDraughtsPerft, Russian) { expect_deepest<russian>(russian_counts); }
TEST(SlowDraughtsPerft, Brazilian) { expect_deepest<brazilian>(brazilian_counts); }
TEST(SlowDraughtsPerft, Pool) { expect_deepest<pool>(pool_counts); }
TEST(SlowDraughtsPerft, International) { expect_deepest<international>(international_counts); }
TEST(SlowDraughtsPerft, Frisian) { expect_deepest<frisian>(frisian_counts); }
TEST(SlowDraughtsPerft, House) { expect_deepest<house>(house_counts); }

} // namespace
} // namespace draughts::testing
