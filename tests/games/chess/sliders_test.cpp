// Both kinds of attack table give what walking the rays gives.
#include "core/rng.hpp"
#include "games/chess/sliders.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace chess {
namespace {

// Every set of blockers that matters, with random pieces on the squares that do not.
template <class Index>
void expect_equal_to_sliding(Slider slider) {
    auto const table = std::make_unique<SliderTable<Index>>(slider);
    core::Random random(64);
    for (int square = 0; square < 64; ++square) {
        Square const from = square_at(square);
        Bitboard const mask = relevant_blockers(slider, from);
        Bitboard blockers = 0;
        do {
            Bitboard const occupied = blockers | (random.next() & ~mask);
            ASSERT_EQ(table->attacks(from, occupied), slide(slider, from, occupied)) << square;
            blockers = (blockers - mask) & mask;
        } while (blockers != 0);
    }
}

TEST(Sliders, MagicTablesEqualSliding) {
    expect_equal_to_sliding<MagicIndex>(Slider::rook);
    expect_equal_to_sliding<MagicIndex>(Slider::bishop);
}

#ifdef __BMI2__
TEST(Sliders, PextTablesEqualSliding) {
    expect_equal_to_sliding<PextIndex>(Slider::rook);
    expect_equal_to_sliding<PextIndex>(Slider::bishop);
}
#endif

TEST(Sliders, SlideStopsAtTheFirstPiece) {
    EXPECT_EQ(slide(Slider::rook, a1, bit(c1) | bit(square_at(0, 3))),
              bit(square_at(1)) | bit(c1) | bit(square_at(0, 1)) | bit(square_at(0, 2)) |
                  bit(square_at(0, 3)));
    EXPECT_EQ(slide(Slider::bishop, h1, bit(square_at(5, 2))), bit(square_at(6, 1)) | bit(square_at(5, 2)));
}

} // namespace
} // namespace chess
