// Every game from its first position, to depths that take a moment.
#include "games/draughts/numbering.hpp"
#include "games/draughts/rules.hpp"
#include "tests/games/draughts/perft.hpp"
#include "tests/games/draughts/perft_table.hpp"

#include <gtest/gtest.h>

namespace draughts::testing {
namespace {

template <RuleSet const& rules>
void expect_counts(Counts const& counts, int deepest) {
    Position<rules> position(start_state(rules));
    for (int depth = 1; depth <= deepest; ++depth)
        EXPECT_EQ(perft(position, depth), counts[static_cast<std::size_t>(depth - 1)])
            << rules.name << " depth " << depth;
}

TEST(DraughtsPerft, English) { expect_counts<english>(english_counts, 9); }
TEST(DraughtsPerft, Italian) { expect_counts<italian>(italian_counts, 9); }
TEST(DraughtsPerft, Spanish) { expect_counts<spanish>(spanish_counts, 9); }
TEST(DraughtsPerft, Portuguese) { expect_counts<portuguese>(spanish_counts, 9); }
TEST(DraughtsPerft, Czech) { expect_counts<czech>(czech_counts, 9); }
TEST(DraughtsPerft, Russian) { expect_counts<russian>(russian_counts, 9); }
TEST(DraughtsPerft, Brazilian) { expect_counts<brazilian>(brazilian_counts, 9); }
TEST(DraughtsPerft, Pool) { expect_counts<pool>(pool_counts, 9); }
TEST(DraughtsPerft, International) { expect_counts<international>(international_counts, 8); }
TEST(DraughtsPerft, Frisian) { expect_counts<frisian>(frisian_counts, 8); }
TEST(DraughtsPerft, House) { expect_counts<house>(house_counts, 7); }

} // namespace
} // namespace draughts::testing
