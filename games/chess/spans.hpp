// Files and the squares before a pawn, as compile-time tables.
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/types.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace chess {

constexpr Bitboard file(int number) { return file_a << number; }
constexpr Bitboard beside(Bitboard set) { return (set & ~file_a) >> 1 | (set & ~file_h) << 1; }

template <Colour us>
constexpr Bitboard one_up(Bitboard set) {
    return us == Colour::white ? set << 8 : set >> 8;
}
// A set and everything before it.
template <Colour us>
constexpr Bitboard filled_up(Bitboard set) {
    if constexpr (us == Colour::white) {
        set |= set << 8;
        set |= set << 16;
        return set | set << 32;
    } else {
        set |= set >> 8;
        set |= set >> 16;
        return set | set >> 32;
    }
}

constexpr int rank_for(Colour colour, Square square) {
    return colour == Colour::white ? rank_of(square) : 7 - rank_of(square);
}

namespace detail {

template <Colour us>
constexpr SquareTable front_table() {
    SquareTable table{};
    for (int square = 0; square < 64; ++square)
        table[static_cast<std::size_t>(square)] = filled_up<us>(one_up<us>(games::bit(square)));
    return table;
}
inline constexpr std::array<SquareTable, 2> fronts{front_table<Colour::white>(),
                                                   front_table<Colour::black>()};

using Distances = std::array<std::array<std::uint8_t, 64>, 64>;
inline constexpr Distances distances = [] {
    Distances table{};
    for (std::size_t a = 0; a < 64; ++a)
        for (std::size_t b = 0; b < 64; ++b) {
            int const files = static_cast<int>(a % 8) - static_cast<int>(b % 8);
            int const ranks = static_cast<int>(a / 8) - static_cast<int>(b / 8);
            table[a][b] =
                static_cast<std::uint8_t>(std::max(std::max(files, -files), std::max(ranks, -ranks)));
        }
    return table;
}();

} // namespace detail

// The squares before one, on its file.
constexpr Bitboard front(Colour colour, Square square) {
    return detail::fronts[static_cast<std::size_t>(colour)][static_cast<std::size_t>(square)];
}
// On its file and the two beside: where an enemy pawn can stop a pawn.
constexpr Bitboard wide_front(Colour colour, Square square) {
    Bitboard const ahead = front(colour, square);
    return ahead | beside(ahead);
}

// King steps.
constexpr int distance(Square a, Square b) {
    return detail::distances[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

static_assert(front(Colour::black, square_at(20)) == (games::bit(12) | games::bit(4)));
static_assert(distance(a1, square_at(1, 6)) == 6);

} // namespace chess
