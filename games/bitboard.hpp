// Sets of squares as 64-bit words, shared by all games. Which bit is which square is each game's own affair.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace games {

using Bitboard = std::uint64_t;

constexpr Bitboard bit(int square) { return Bitboard{1} << square; }
constexpr int popcount(Bitboard set) { return std::popcount(set); }
constexpr bool more_than_one(Bitboard set) { return (set & (set - 1)) != 0; }

constexpr int lowest(Bitboard set) {
    assert(set != 0);
    return std::countr_zero(set);
}

// Takes the lowest square out of a set.
constexpr int pop_lowest(Bitboard& set) {
    int const square = lowest(set);
    set &= set - 1;
    return square;
}

// Shifts towards higher squares when the step is positive.
template <int step>
constexpr Bitboard shifted(Bitboard set) {
    if constexpr (step >= 0)
        return set << step;
    else
        return set >> -step;
}

} // namespace games
