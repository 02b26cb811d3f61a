// Positions and moves of hexapawn as text, the same for both boards.
//
// A position is `placement side`, the top rank first, as in `ppp/3/PPP w`. Refused besides what is malformed: a board
// without pawns, more pawns of a side than it starts with, and more than one pawn on its far row, for the first ends the
// game. A finished game is read, whichever side is to move.
//
// A move is written as in chess: `a2` is a step, `axb2` a capture. Also read: both squares, `a1a2`, `a1-a2`, `a2xb3`,
// with or without a P in front and signs of comment behind.
#pragma once

#include "core/error.hpp"
#include "games/hexapawn/types.hpp"

#include <span>
#include <string>
#include <string_view>

namespace hexapawn {

State start_state(int size);

core::Expected<State> read_state(int size, std::string_view written);
std::string state_text(int size, State const& state);

// One of the legal moves.
core::Expected<Move> read_move(int size, State const& state, std::span<Move const> legal,
                               std::string_view written);
std::string move_text(State const& state, Move move);

std::string square_text(Square square);

} // namespace hexapawn
