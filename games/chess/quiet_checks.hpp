// The quiet moves that give check, found from the checked king's side: far fewer than all quiet moves, and far cheaper.
#pragma once

#include "games/chess/movegen.hpp"

namespace chess {

// Of what generate_quiet gives, the moves that give check, castling left out. The side to move is not in check.
void generate_quiet_checks(Position const& position, Moves& moves);

} // namespace chess
