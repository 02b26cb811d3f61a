// Knights on parts of the board, looked up in tables: four files of two ranks, at the left edge or, mirrored, at the right
// one. Every way to put knights of both colours on the eight squares has a weight of its own. The upper pairs of ranks
// are seen with Black's eyes, so that four tables serve all seven pairs.
#pragma once

#include "games/bitboard.hpp"
#include "games/pattern_index.hpp"

namespace knights {

using games::Bitboard;
using games::pattern_count;
using games::pattern_index;

inline constexpr std::size_t rank_pairs = 7;
inline constexpr std::size_t pattern_tables = 4;

// Of what Black sees on the same eight squares: its rank is the upper one.
constexpr std::size_t turned_index(unsigned white, unsigned black) {
    constexpr auto swapped = [](unsigned set) { return (set >> 4 | set << 4) & 0xFF; };
    return pattern_index(swapped(black), swapped(white));
}

constexpr Bitboard files_mirrored(Bitboard set) {
    set = (set >> 1 & 0x5555555555555555u) | (set & 0x5555555555555555u) << 1;
    set = (set >> 2 & 0x3333333333333333u) | (set & 0x3333333333333333u) << 2;
    return (set >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (set & 0x0F0F0F0F0F0F0F0Fu) << 4;
}
static_assert(files_mirrored(0x0102u) == 0x8040u);

// Calls visit(pair of ranks, white's knights, black's knights), knights as bits of the eight squares.
template <class Visit>
constexpr void for_each_pattern(Bitboard white, Bitboard black, Visit&& visit) {
    auto const part = [](Bitboard set, std::size_t pair) {
        Bitboard const ranks = set >> (8 * pair);
        return static_cast<unsigned>((ranks & 0xF) | (ranks >> 4 & 0xF0));
    };
    Bitboard const mirrored_white = files_mirrored(white);
    Bitboard const mirrored_black = files_mirrored(black);
    for (std::size_t pair = 0; pair < rank_pairs; ++pair) {
        visit(pair, part(white, pair), part(black, pair));
        visit(pair, part(mirrored_white, pair), part(mirrored_black, pair));
    }
}

} // namespace knights
