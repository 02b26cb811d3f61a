// The puzzles that are part of the program, as the training desk wants them.
#pragma once

#include "services/store/stored_training.hpp"

#include <vector>

namespace services::server {

std::vector<StoredPuzzle> packed_training_puzzles();

} // namespace services::server
