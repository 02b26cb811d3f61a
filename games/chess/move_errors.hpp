// Why a move is not legal, for a person who tried to play it. Only asked once a move was not found among the
// legal ones, so that speed does not matter here.
#pragma once

#include "core/message.hpp"
#include "games/chess/castling.hpp"
#include "games/chess/position.hpp"

#include <optional>

namespace chess {

core::MessageKey piece_name(PieceKind kind);    // "the knight"
core::MessageKey no_piece_name(PieceKind kind); // "no knight"

// Moves as the board alone allows: the king's safety is not looked at, castling is not a step.
bool reaches(Position const& position, Square from, Square to);

core::Message why_illegal(Position const& position, Square from, Square to);

// The wing that a king's move means, written as two steps along its rank or as taking its own rook.
std::optional<Wing> meant_castling(Position const& position, Square from, Square to);
core::Message why_no_castling(Position const& position, Wing wing);

} // namespace chess
