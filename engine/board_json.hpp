// The state of any game as one line of JSON:
//   {"game":"...","fen":"...","turn":1,"players":[
//     {"player":1,"colour":"white","pieces":[{"piece":"K","square":"e1"},...]},
//     {"player":2,"colour":"black","pieces":[...]}]}
// Player 1 is White, player 2 Black; `turn` is the player to move; pieces from the top left of the board.
#pragma once

#include "core/board_view.hpp"
#include "core/types.hpp"

#include <string>
#include <string_view>

namespace engine {

std::string board_json(std::string_view game, std::string_view fen, core::Colour side,
                       core::BoardView const& board);

} // namespace engine
