// The line of a chess puzzle as tactics reads it.
#pragma once

#include "services/puzzles/game_puzzle.hpp"
#include "tactics/solution.hpp"

namespace services::mining {

tactics::Solution chess_line(GamePuzzle const& puzzle); // which is sound, and of chess

} // namespace services::mining
