// A game that was read, put into the words of the standard: what is written out afterwards is clean.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "records/game_record.hpp"

namespace records {

// Plays every line of the record and changes the moves that others write otherwise (records/move_reading.hpp), with a warning each.
// A move of the main line that cannot be played is an error; a variation is left as it stands from such a move on.
core::Expected<void> put_in_standard_form(GameRecord& record, engine::AnyGame const& game);

} // namespace records
