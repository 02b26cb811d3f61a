// Does a move give check, directly or by discovery?
#pragma once

#include "games/chess/position.hpp"

namespace chess {

bool gives_check(Position const& position, Move move);

} // namespace chess
