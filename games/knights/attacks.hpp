// Where a knight can jump to, from each square, and from a whole set of squares at once.
#pragma once

#include "games/knights/types.hpp"

#include <array>

namespace knights {

constexpr Bitboard jumps_of(Bitboard set) {
    constexpr Bitboard file_a = 0x0101010101010101u;
    constexpr Bitboard not_a = ~file_a;
    constexpr Bitboard not_ab = ~(file_a | file_a << 1);
    constexpr Bitboard not_h = ~(file_a << 7);
    constexpr Bitboard not_gh = ~(file_a << 6 | file_a << 7);
    return ((set << 17 | set >> 15) & not_a) | ((set << 10 | set >> 6) & not_ab) |
           ((set << 15 | set >> 17) & not_h) | ((set << 6 | set >> 10) & not_gh);
}

inline constexpr std::array<Bitboard, 64> jumps = [] {
    std::array<Bitboard, 64> table{};
    for (int from = 0; from < 64; ++from) table[static_cast<std::size_t>(from)] = jumps_of(games::bit(from));
    return table;
}();
static_assert(jumps[0] == (games::bit(10) | games::bit(17)), "from a1 to c2 and b3");

constexpr Bitboard jumps_from(Square square) { return jumps[static_cast<std::size_t>(square)]; }

} // namespace knights
