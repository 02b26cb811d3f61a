// Positions and moves as Hub writes them, to and from states of our games. Squares are numbered as the game's own
// notation does.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "protocol/hub/command.hpp"

#include <string>
#include <string_view>

namespace protocol::hub {

// W or B for the side to move, then a letter for each square from 1: w b men, W B kings, e nothing.
std::string write_position(engine::AnyState const& state);

// The position with its moves played. An error about a move says which by its place in the list.
core::Expected<engine::Opened> open_position(engine::AnyGame const& game, SetPosition const& wanted);

// 32-28, or 28x19x23: from, to, and every captured square; here in the order of their numbers.
std::string write_move(engine::AnyState const& state, engine::LegalMove const& move);

// The captured squares in any order. They may be left out where from and to name one capture only.
core::Expected<engine::LegalMove> read_move(engine::AnyState const& state, std::string_view written);

} // namespace protocol::hub
