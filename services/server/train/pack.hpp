// Puzzles of the program and of the miner as the training desk wants them.
#pragma once

#include "services/puzzles/game_puzzle.hpp"
#include "services/store/stored_training.hpp"

#include <string_view>
#include <vector>

namespace services::server {

StoredPuzzle training_puzzle(GamePuzzle const& puzzle, std::string_view source);

// Those that are built in.
std::vector<StoredPuzzle> packed_training_puzzles();

} // namespace services::server
