// Scores and lines of play as people read them, in any game.
#pragma once

#include "core/types.hpp"
#include "engine/any_game.hpp"

#include <string>
#include <vector>

namespace apps {

// +0.35 for the side to move; #4 wins in four moves, #-3 loses in three.
std::string score_text(core::Score score);

// The number of the move that `state` is about to make, as its text gives it; 1 where that says nothing.
int move_number(engine::AnyState const& state);

// `12. Nf3 Nc6 13. Bb5`, or `12... Nc6 13. Bb5` when the second player is to move.
std::string numbered_moves(engine::AnyGame const& game, engine::AnyState const& root,
                           std::vector<engine::LegalMove> const& moves);

} // namespace apps
