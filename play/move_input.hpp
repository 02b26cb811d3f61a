// What a person types for a move, in any game: the game's own notation, its two squares (`e2e4`, `e2 e4`,
// `12-16`, `12 16`), or four numbers `x y x2 y2`, column and row of each square counted from 1 at the top left
// of the board.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"

#include <string_view>

namespace play {

core::Expected<engine::LegalMove> read_move(engine::AnyState const& state, std::string_view typed);

} // namespace play
