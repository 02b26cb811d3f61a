// The chess board as a person sees it, White at the bottom.
#pragma once

#include "core/board_view.hpp"
#include "games/chess/position.hpp"

namespace chess {

core::BoardView view(Position const& position);

// Castling is shown as the king's way to where it ends.
core::MoveSquares squares(Position const& position, Move move);

} // namespace chess
