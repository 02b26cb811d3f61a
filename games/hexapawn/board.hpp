// The two boards, and where pawns go on them.
#pragma once

#include "games/hexapawn/types.hpp"

#include <optional>
#include <string_view>

namespace hexapawn {

template <int size>
concept BoardSize = size == 3 || size == 4;

// The name of the game on each board.
constexpr std::string_view name_of(int size) { return size == 3 ? "hexapawn" : "hexapawn-4"; }

// The first rank, and the others by shifting it.
constexpr Bitboard rank_bits(int size, int rank) {
    Bitboard const first = games::bit(size) - 1;
    return first << (row_length * rank);
}
static_assert(rank_bits(3, 1) == 0x70);

// Where a side starts, and where it wants to go.
constexpr Bitboard home_of(int size, Colour colour) {
    return rank_bits(size, colour == Colour::white ? 0 : size - 1);
}
constexpr Bitboard goal_of(int size, Colour colour) { return home_of(size, ~colour); }

// Rows that a pawn has come from its own first row.
constexpr int rows_advanced(int size, Colour colour, Square square) {
    return colour == Colour::white ? rank_of(square) : size - 1 - rank_of(square);
}

// One step forward. The pawns of a game that goes on all have a row before them.
constexpr Bitboard steps_of(Bitboard pawns, Colour colour) {
    return colour == Colour::white ? pawns << row_length : pawns >> row_length;
}

// One step diagonally forward, for captures: on the small board a target on its fourth file is empty.
constexpr Bitboard attacks_of(Bitboard pawns, Colour colour) {
    constexpr Bitboard file_a = 0x1111;
    constexpr Bitboard file_d = 0x8888;
    Bitboard const from_right = pawns & ~file_a;
    Bitboard const from_left = pawns & ~file_d;
    return colour == Colour::white ? from_right << (row_length - 1) | from_left << (row_length + 1)
                                   : from_right >> (row_length + 1) | from_left >> (row_length - 1);
}
static_assert(attacks_of(bit(square_at(1, 0)), Colour::white) ==
              (bit(square_at(0, 1)) | bit(square_at(2, 1))));
static_assert(attacks_of(bit(square_at(3, 3)), Colour::black) == bit(square_at(2, 2)));

// The side that has a pawn on its far row: the game is over, and it has won.
constexpr std::optional<Colour> side_across(int size, State const& state) {
    for (Colour const colour : {Colour::white, Colour::black})
        if ((state.of(colour) & goal_of(size, colour)) != 0) return colour;
    return std::nullopt;
}

} // namespace hexapawn
