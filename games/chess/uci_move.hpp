// Moves as UCI writes them: the square of origin, the target, and the piece a pawn becomes.
#pragma once

#include "core/error.hpp"
#include "core/game.hpp"
#include "games/chess/position.hpp"

#include <string>
#include <string_view>

namespace chess {

using core::CastlingStyle;

std::string to_uci(Position const& position, Move move, CastlingStyle style);

// Only legal moves. Reads castling in both styles; where a king's plain step is written the same, it is that.
core::Expected<Move> parse_uci(Position const& position, std::string_view text);

} // namespace chess
