// The same board with the turn of the other side, which is how people speak of threats. No game allows it; chess engines call
// it a null move.
#pragma once

#include "engine/any_game.hpp"

#include <memory>

namespace tactics {

// None where the side to move has no choice but to act: it is in check or has nothing but captures; or where the game is over.
std::unique_ptr<engine::AnyState> handed_turn(engine::AnyGame const& game, engine::AnyState const& state);

// It takes nothing and turns no piece into another.
bool is_quiet(engine::AnyState const& state, engine::LegalMove const& move);

} // namespace tactics
