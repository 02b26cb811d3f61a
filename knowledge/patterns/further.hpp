// The further patterns of kb/chess on bitboards: those that look past the move.
#pragma once

#include "games/chess/movegen.hpp"
#include "games/chess/position.hpp"
#include "knowledge/patterns/hit.hpp"

namespace knowledge::patterns {

// Appends to `hits`. `moves` are the legal moves of the position.
void find_further(chess::Position const& position, chess::Moves const& moves, Hits& hits);

} // namespace knowledge::patterns
