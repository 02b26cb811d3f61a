// Evaluations of chess positions, by name.
#pragma once

#include "games/chess/position.hpp"

namespace chess {

// Own minus enemy material for `player` in pawns: pawn 1, knight 3, bishop 3, rook 5, queen 9.
int material(Position const& position, Colour player);

} // namespace chess
