// Positions and moves as UCI writes them, read into states of the game.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "protocol/uci/command.hpp"

#include <string_view>

namespace protocol::uci {

// e2e4, e7e8q; castling as the king's own two squares or as the king taking its rook, whatever the options say,
// because where both are legal they never mean two things.
core::Expected<engine::LegalMove> read_move(engine::AnyState const& state, std::string_view written);

// The position with its moves played. An error about a move says which by its place in the list.
core::Expected<engine::Opened> open_position(engine::AnyGame const& chess, SetPosition const& wanted);

} // namespace protocol::uci
