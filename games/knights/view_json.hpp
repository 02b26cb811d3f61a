// A state of knights-only chess as one line of JSON:
//   {"game":"knights","fen":"...","turn":1,"players":[
//     {"player":1,"colour":"white","knights":[{"id":1,"square":"a1"},...]},
//     {"player":2,"colour":"black","knights":[...]}]}
// Player 1 is White, player 2 Black; `turn` is the player to move.
#pragma once

#include "games/knights/position.hpp"
#include "games/knights/roster.hpp"

#include <string>

namespace knights {

std::string view_json(Position const& position, Roster const& roster);

} // namespace knights
