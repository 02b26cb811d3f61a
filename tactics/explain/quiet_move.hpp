// Moves that take nothing, and the board they are made on with the other side to move: how people speak of threats.
#pragma once

#include "engine/any_game.hpp"

#include <memory>

namespace tactics {

// A null move where the rules know one, else AnyState::with_side_swapped(). Null where the side to move is in check or has
// nothing but captures to choose from, where the game is over, and where the other side cannot move.
std::unique_ptr<engine::AnyState> with_turn_passed(engine::AnyState const& state);

// It takes nothing and turns no piece into another.
bool is_quiet(engine::AnyState const& state, engine::LegalMove const& move);

} // namespace tactics
