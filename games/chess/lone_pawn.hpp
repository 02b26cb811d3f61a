// King and pawn against king, solved: whether the pawn wins, for every placing of the three and either side to move.
#pragma once

#include "games/chess/position.hpp"

namespace chess {

// `strong` has a king and one pawn, the other side its king alone.
bool lone_pawn_wins(Position const& position, Colour strong);

} // namespace chess
