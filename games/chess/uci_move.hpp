// Moves as UCI writes them: the square of origin, the target, and the piece a pawn becomes.
#pragma once

#include "core/error.hpp"
#include "games/chess/position.hpp"

#include <string>
#include <string_view>

namespace chess {

// Castling as the king's own two squares (e1g1), or as the king taking its rook (e1h1), which Chess960 needs.
enum class CastlingStyle { king_target, king_takes_rook };

std::string to_uci(Position const& position, Move move, CastlingStyle style);

// Only legal moves. Reads castling in both styles; where a king's plain step is written the same, it is that.
core::Expected<Move> parse_uci(Position const& position, std::string_view text);

} // namespace chess
