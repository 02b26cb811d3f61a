// The arrows and squares of claims, as the commands that programs which show PGN draw: [%cal Gd1d8] [%csl Rf7].
#pragma once

#include "engine/any_game.hpp"
#include "services/review/review.hpp"

#include <string>

namespace services {

enum class ArrowColour { green, red };

// The first move of the line and what its claims point at, with a blank behind each command. Nothing where there are no claims,
// nor in games whose squares are numbers: no program draws there.
std::string arrows_of(engine::AnyState const& before, ExplainedLine const& line, ArrowColour colour);

} // namespace services
