// Eight squares, each empty or with a piece of one side or the other, as a place in a table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace games {

inline constexpr unsigned pattern_squares = 8;
inline constexpr std::size_t pattern_count = 6561; // 3 to the power of 8

namespace detail {

// A set of eight squares as a number of base 3.
inline constexpr std::array<std::uint16_t, 256> ternary = [] {
    std::array<std::uint16_t, 256> table{};
    for (unsigned set = 0; set < 256; ++set) {
        unsigned value = 0;
        for (unsigned square = pattern_squares; square-- > 0;) value = value * 3 + (set >> square & 1);
        table[set] = static_cast<std::uint16_t>(value);
    }
    return table;
}();
static_assert(ternary[255] == 3280 && ternary[2] == 3);

} // namespace detail

constexpr std::size_t pattern_index(unsigned own, unsigned enemy) {
    return static_cast<std::size_t>(detail::ternary[own]) + std::size_t{2} * detail::ternary[enemy];
}

} // namespace games
