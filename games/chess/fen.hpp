// FEN: a position as one line of text. Reads X-FEN and Shredder-FEN castling too, forgives what has one clear
// meaning (each time with a warning) and refuses the rest, naming field and column.
#pragma once

#include "core/game.hpp"
#include "games/chess/position.hpp"

#include <string>
#include <string_view>

namespace chess {

inline constexpr std::string_view start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

core::Expected<core::Parsed<Position>> parse_fen(std::string_view text);

// Six fields; the en-passant square only where a capture there is legal.
std::string to_fen(Position const& position);

} // namespace chess
