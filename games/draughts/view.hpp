// The board and a move on it, as a diagram shows them.
#pragma once

#include "core/board_view.hpp"
#include "games/draughts/move.hpp"
#include "games/draughts/rule_set.hpp"
#include "games/draughts/state.hpp"

namespace draughts {

core::BoardView view_of(RuleSet const& rules, State const& state);
core::MoveSquares squares_of(RuleSet const& rules, State const& state, Move move);

} // namespace draughts
