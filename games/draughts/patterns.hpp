// Men on parts of the board, looked up in tables: a region is two dark squares on each of four rows, and every way to put
// men of both colours on it has a weight of its own. Kings count as empty squares. The regions overlap and together look
// the same from both sides, so that half of them have tables; the others are seen with the other side's eyes.
#pragma once

#include "games/draughts/geometry.hpp"
#include "games/pattern_index.hpp"
#include "games/phased.hpp"

#include <utility>

#if defined(__BMI2__) && !defined(__znver1__) && !defined(__znver2__)
#include <immintrin.h>
#endif

namespace draughts {

using games::Phased;

using games::pattern_count;
using games::pattern_index;

// Of what the other side sees on the region's counterpart.
constexpr std::size_t turned_index(unsigned own, unsigned enemy) {
    constexpr auto reversed = [](unsigned set) {
        unsigned result = 0;
        for (unsigned square = 0; square < games::pattern_squares; ++square)
            result |= (set >> square & 1) << (games::pattern_squares - 1 - square);
        return result;
    };
    return pattern_index(reversed(enemy), reversed(own));
}

template <int size>
struct Regions {
    using Geometry = Board<size>;
    static constexpr int across = Geometry::width - 1; // first squares in a row
    static constexpr int along = (size - 4) / 2 + 1;   // first rows: every other one
    static constexpr std::size_t count = static_cast<std::size_t>(across * along);
    static constexpr std::size_t tables = (count + 1) / 2;

    // The board turned round, the last region is the first.
    static constexpr std::size_t turned(std::size_t region) { return count - 1 - region; }

    template <std::size_t region>
    static unsigned men_on(Bitboard men) {
        constexpr int row = static_cast<int>(region) / across * 2;
        constexpr int place = static_cast<int>(region) % across;
#if defined(__BMI2__) && !defined(__znver1__) && !defined(__znver2__)
        constexpr Bitboard mask = (Bitboard{3} << Geometry::bit_of(row, place)) |
                                  (Bitboard{3} << Geometry::bit_of(row + 1, place)) |
                                  (Bitboard{3} << Geometry::bit_of(row + 2, place)) |
                                  (Bitboard{3} << Geometry::bit_of(row + 3, place));
        return static_cast<unsigned>(_pext_u64(men, mask));
#else
        return static_cast<unsigned>((men >> Geometry::bit_of(row, place) & 3) |
                                     (men >> Geometry::bit_of(row + 1, place) & 3) << 2 |
                                     (men >> Geometry::bit_of(row + 2, place) & 3) << 4 |
                                     (men >> Geometry::bit_of(row + 3, place) & 3) << 6);
#endif
    }

    // Calls visit(region, white's men, black's men) for each region, men as bits of its eight squares.
    template <class Visit>
    [[gnu::always_inline]] static void for_each(Bitboard white, Bitboard black, Visit&& visit) {
        [&]<std::size_t... region>(std::index_sequence<region...>) __attribute__((always_inline)) {
            (visit(region, men_on<region>(white), men_on<region>(black)), ...);
        }
        (std::make_index_sequence<count>{});
    }
};
static_assert(Regions<8>::count == 9 && Regions<10>::count == 16);

} // namespace draughts
