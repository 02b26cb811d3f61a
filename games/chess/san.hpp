// Standard algebraic notation, both ways. Writing is strict; reading takes what people write: no + or #, zeros
// for castling, more of the origin than needed, dashes, e.p. and marks such as !?.
#pragma once

#include "core/error.hpp"
#include "games/chess/position.hpp"

#include <string>
#include <string_view>

namespace chess {

std::string to_san(Position const& position, Move move);

// Refuses what fits no legal move, saying why, and what fits several, naming them.
core::Expected<Move> parse_san(Position const& position, std::string_view text);

// The text without white space around it and without what follows a move: +, #, !, ? and e.p.
std::string_view without_marks(std::string_view text);

} // namespace chess
