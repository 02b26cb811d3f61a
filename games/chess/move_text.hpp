// A move as a person may type it: algebraic, as UCI writes it, or square by square.
#pragma once

#include "core/error.hpp"
#include "games/chess/position.hpp"

#include <string>
#include <string_view>

namespace chess {

// Nf3, O-O, e2e4, e2-e4, "e2 e4", e7e8=Q.
core::Expected<Move> parse_move(Position const& position, std::string_view text);

std::string move_text(Position const& position, Move move); // algebraic

} // namespace chess
