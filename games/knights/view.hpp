// Knights-only chess as a person sees it, White at the bottom.
#pragma once

#include "core/board_view.hpp"
#include "games/knights/position.hpp"

namespace knights {

core::BoardView view(Position const& position);
core::MoveSquares squares(Position const& position, Move move);

} // namespace knights
