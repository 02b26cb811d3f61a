// Castling rights as people speak of them: by side and wing, and whether they are those of ordinary chess.
#pragma once

#include "games/chess/position.hpp"

#include <optional>

namespace chess {

enum class Wing { king, queen };

constexpr Wing wing_of(Square king, Square rook) { return rook > king ? Wing::king : Wing::queen; }

// The rook farthest from a king on its home rank, if that wing has one: the rook that X-FEN's K and Q mean.
std::optional<Square> outermost_rook(Position const& position, Colour colour, Wing wing);

// A king on the e-file and a rook in the corner. `rook` stands on a home rank.
bool is_ordinary_castling(Position const& position, Square rook);

// A right to castle that ordinary chess cannot have, so that moves must be written as Chess960 writes them.
bool needs_chess960(Position const& position);

} // namespace chess
