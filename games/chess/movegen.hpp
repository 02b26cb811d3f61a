// Legal move generation: check and pin masks first, then only moves that keep to them.
#pragma once

#include "core/fixed_list.hpp"
#include "games/chess/position.hpp"

namespace chess {

// A game reaches at most 218 legal moves, but a FEN may hold fifteen queens of 27 moves each and a king of 8. The
// generator writes in blocks, up to 16 moves behind the last.
inline constexpr int max_moves = 15 * 27 + 8 + 16;
using Moves = core::FixedList<Move, max_moves>;

void generate(Position const& position, Moves& moves);

// Is there a legal move?
bool can_move(Position const& position);

// Captures and promotions; every move when in check.
void generate_tactical(Position const& position, Moves& moves);

// The rest: what generate_tactical leaves out, and so nothing when in check.
void generate_quiet(Position const& position, Moves& moves);

} // namespace chess
