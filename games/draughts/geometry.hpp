// The board as bits. Dark squares fill a row of bits from x = 0; ghost bits, never occupied, stand between the
// rows, so that a step in any direction is one shift and needs no mask: what runs off the board meets a ghost.
//
//   two rows, 10 x 10:   . . b4 b3 b2 b1 b0 .  a4 a3 a2 a1 a0      a0 is bit 0, b0 bit 6, the next a0 bit 13
//
// Row 0 is White's home row and White moves towards higher bits, whatever the diagram of the game looks like;
// numbering.hpp knows the diagrams.
#pragma once

#include "core/types.hpp"
#include "games/bitboard.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace draughts {

using games::Bitboard;

// A bit of the board. Not a square number: see numbering.hpp.
enum class Square : std::uint8_t {};
constexpr int index(Square square) { return static_cast<int>(square); }

template <int size_>
struct Board {
    static constexpr int size = size_;
    static constexpr int width = size / 2; // dark squares in a row
    static constexpr int square_count = size * width;

    // Steps towards higher rows; the diagonals are `shorter` and `longer` by one bit.
    static constexpr int shorter = width + 1;
    static constexpr int longer = width + 2;
    static constexpr int vertical = shorter + longer; // two rows up, the same column
    static constexpr int horizontal = 1;              // two columns aside, the same row

    static constexpr int bit_of(int row, int place) { return row / 2 * vertical + row % 2 * shorter + place; }
    static constexpr Bitboard row(int number) { return ((Bitboard{1} << width) - 1) << bit_of(number, 0); }
    static constexpr Bitboard all = [] {
        Bitboard squares = 0;
        for (int number = 0; number < size; ++number) squares |= row(number);
        return squares;
    }();

    static constexpr Bitboard crown_row(core::Colour colour) {
        return colour == core::Colour::white ? row(size - 1) : row(0);
    }

    // The diagonal from corner to corner.
    static constexpr Bitboard long_diagonal = [] {
        Bitboard squares = 0;
        for (int at = width - 1; at < 64 && (all & games::bit(at)) != 0; at += shorter)
            squares |= games::bit(at);
        return squares;
    }();

    using Rays = std::array<Bitboard, 64>;
    template <int step>
    static constexpr Rays rays = [] {
        Rays result{};
        for (int from = 0; from < 64; ++from)
            for (Bitboard at = games::shifted<step>(games::bit(from) & all) & all; at != 0;
                 at = games::shifted<step>(at) & all)
                result[static_cast<std::size_t>(from)] |= at;
        return result;
    }();
};

static_assert(games::popcount(Board<8>::all) == 32 && games::popcount(Board<10>::all) == 50);
static_assert(games::popcount(Board<8>::long_diagonal) == 8 &&
              games::popcount(Board<10>::long_diagonal) == 10);
static_assert(games::popcount(Board<10>::rays<Board<10>::horizontal>[0]) == 4);
static_assert(games::popcount(Board<8>::rays<Board<8>::longer>[0]) == 6);

// The first occupied square that a ray meets, as a set, and the free squares before it.
template <int step>
constexpr Bitboard first_of(Bitboard blockers) {
    if constexpr (step > 0)
        return blockers & (0 - blockers);
    else
        return blockers == 0 ? 0 : std::bit_floor(blockers);
}
template <int step>
constexpr Bitboard before_first(Bitboard ray, Bitboard blockers) {
    if constexpr (step > 0)
        return ray & (first_of<step>(blockers) - 1);
    else
        return blockers == 0 ? ray : ray & ~((std::bit_floor(blockers) << 1) - 1);
}

} // namespace draughts
