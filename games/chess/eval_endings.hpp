// Endings where counting misleads: wins against a bare king, and advantages that cannot be brought home.
#pragma once

#include "games/chess/accumulator.hpp"

#include <optional>

namespace chess {

// The value for the side that mates, or tries to, when the other has nothing but its king; none where the ordinary
// evaluation says enough.
std::optional<int> against_bare_king(Position const& position, Colour strong, Accumulator const& kept,
                                     EndingWeights const& w);

// Which part of an endgame advantage counts for `strong`, out of full_scale.
int winning_chances(Position const& position, Colour strong, EndingWeights const& w);

} // namespace chess
