// King and pawn against king, solved: whether the pawn wins, for every placing of the three and either side to move.
#pragma once

#include "games/chess/position.hpp"

namespace chess {

inline bool is_lone_pawn_ending(Position const& position) {
    return games::popcount(position.occupied()) == 3 && position.pieces(PieceKind::pawn) != 0;
}

// In such an ending: does the side of the pawn win?
bool lone_pawn_wins(Position const& position, Colour strong);

} // namespace chess
