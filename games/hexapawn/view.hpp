// Hexapawn as a person sees it, White at the bottom.
#pragma once

#include "core/board_view.hpp"
#include "games/hexapawn/types.hpp"

namespace hexapawn {

core::BoardView view_of(int size, State const& state);
core::MoveSquares squares_of(int size, State const& state, Move move);

} // namespace hexapawn
