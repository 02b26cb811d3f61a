// Legal move generation: check and pin masks first, then only moves that keep to them.
#pragma once

#include "core/fixed_list.hpp"
#include "games/chess/position.hpp"

namespace chess {

// No position has more than 218 legal moves; the rest is room for the generator to write in blocks.
inline constexpr int max_moves = 256;
using Moves = core::FixedList<Move, max_moves>;

void generate(Position const& position, Moves& moves);

// Captures and promotions; every move when in check.
void generate_tactical(Position const& position, Moves& moves);

} // namespace chess
