// A move out of sixteen bits of unknown origin: a transposition table may hand over the move of another position.
#pragma once

#include "games/chess/position.hpp"

#include <optional>

namespace chess {

// The legal move with these bits, if there is one; decided without generating the others.
std::optional<Move> legal_move(Position const& position, std::uint16_t bits);

} // namespace chess
