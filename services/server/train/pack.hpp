// Puzzles of the program and of the miner as the training desk wants them.
#pragma once

#include "tactics/puzzle.hpp"

#include <string_view>
#include <vector>

namespace services::server {

tactics::Puzzle training_puzzle(tactics::Puzzle puzzle, std::string_view collection);

// Those that are built in.
std::vector<tactics::Puzzle> packed_training_puzzles();

} // namespace services::server
