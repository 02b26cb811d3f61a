// EPD: a position and operations about it, each ended by a semicolon. Read here: bm, am (moves), dm (mate in so many), id and
// c0 to c9 left alone with all the others. See docs/solve.md.
#pragma once

#include "core/error.hpp"
#include "tactics/puzzle.hpp"

#include <string_view>

namespace tactics {

// At least one of bm, am and dm.
core::Expected<Puzzle> puzzle_in_epd(std::string_view line);

} // namespace tactics
