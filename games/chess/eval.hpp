// Evaluations of chess positions, by name.
#pragma once

#include "games/chess/position.hpp"

#include <array>

namespace chess {

// Own minus enemy material for `player` in pawns: pawn 1, knight 3, bishop 3, rook 5, queen 9.
int material(Position const& position, Colour player);

// Centipawns of the engine's evaluation, all phases taken together: what a capture or a promotion is worth at once.
constexpr int rough_value(PieceKind kind) {
    constexpr std::array values{100, 330, 345, 520, 1000, 0, 0};
    return values[static_cast<std::size_t>(kind)];
}
inline Score immediate_gain(Position const& position, Move move) {
    int const taken = rough_value(kind_of(position.captured_by(move)));
    int const promoted =
        move.is_promotion() ? rough_value(move.promotion()) - rough_value(PieceKind::pawn) : 0;
    return Score{taken + promoted};
}

} // namespace chess
