// A draughts position as plain data, the same for all variants: text and tests read and build it. The class
// that plays moves on it, and keeps its key, is Position.
#pragma once

#include "core/types.hpp"
#include "games/draughts/geometry.hpp"

#include <array>
#include <cstdint>

namespace draughts {

using core::Colour;

enum class Piece : std::uint8_t { white_man, black_man, white_king, black_king };
constexpr Piece piece_of(Colour colour, bool king) {
    return static_cast<Piece>(core::index(colour) + (king ? 2 : 0));
}

// The quiet moves that one king of a side has made in a row, where the rules count them. No run, no square.
struct KingRun {
    std::uint8_t count;
    Square square;

    bool operator==(KingRun const&) const = default;
};

struct Counters {
    std::uint32_t ply;      // from the first move of the game
    std::uint16_t quiet;    // plies without a capture or a man's move
    std::uint16_t ending;   // plies that the balance of a limited ending has stood; 0 elsewhere
    std::uint16_t diagonal; // plies that a lone king has stood on the long diagonal, where that counts

    bool operator==(Counters const&) const = default;
};

struct State {
    std::array<Bitboard, 2> pieces; // by colour, men and kings
    Bitboard kings;                 // of both colours
    Counters counters;
    std::array<KingRun, 2> runs; // by colour
    Colour side;

    bool operator==(State const&) const = default;
};

inline constexpr State empty_state{
    .pieces = {0, 0},
    .kings = 0,
    .counters = {.ply = 0, .quiet = 0, .ending = 0, .diagonal = 0},
    .runs = {{{.count = 0, .square = Square{0}}, {.count = 0, .square = Square{0}}}},
    .side = Colour::white};

} // namespace draughts
