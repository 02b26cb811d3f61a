// A move of a file on the board: in the game's own notation, or as others write it where that can mean nothing else.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace records {

struct ReadMove {
    engine::LegalMove move;
    std::string standard;                 // as PGN writes it; in draughts what was written, with PDN's signs
    std::optional<core::Message> warning; // where it was not written as the game's own notation has it
};

// In draughts an x is read where nothing is captured, and a dash where something is: which of the two a move is, the board tells.
// `--` passes the turn, where the game has that and nobody is in check.
core::Expected<ReadMove> read_move(engine::AnyState const& state, std::string_view written);

} // namespace records
