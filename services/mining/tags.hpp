// The themes of a puzzle: Lichess's, in chess; in the other games the patterns of the knowledge base and what its line shows.
#pragma once

#include "core/types.hpp"
#include "tactics/puzzle.hpp"

#include <string>
#include <vector>

namespace services::mining {

// `score` is that of the solver's first move. In alphabetical order.
std::vector<std::string> tags_of(tactics::Puzzle const& puzzle, core::Score score);

} // namespace services::mining
