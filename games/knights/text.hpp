// Positions and moves of knights-only chess as text.
//
// A position is `placement side`, as in `nnnnnnnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNNNNN w`, followed by the plies
// since the last capture and the move number where these are not 0 and 1: `... w 12 7`. Chess's two fields
// between side and counters may stand there as `- -` and are read over; they are never written.
//
// A move is written `b1c3`, a capture `b1xc3`. Also read: `b1-c3`, `b1 c3`, `Nb1c3`, and `Nc3`, `c3`, `Nbc3`,
// `N1c3` where only one knight fits.
#pragma once

#include "core/error.hpp"
#include "core/game.hpp"
#include "games/knights/position.hpp"

#include <string>
#include <string_view>

namespace knights {

Position start();

core::Expected<core::Parsed<Position>> parse_position(std::string_view written);
std::string position_text(Position const& position);

core::Expected<Move> parse_move(Position const& position, std::string_view written);
std::string move_text(Position const& position, Move move);

std::string square_text(Square square);

} // namespace knights
