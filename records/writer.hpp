// Writes a game as PGN or PDN, whichever the record's format is: read again, it gives an equal record.
//
// The record is one that was read, or is made alike: its moves are words, its header names too, and variations are
// nested no deeper than a reader takes (records/limits.hpp).
#pragma once

#include "records/game_record.hpp"

#include <iosfwd>
#include <string>

namespace records {

// Headers, a blank line, the moves in lines of less than 80 columns, a blank line.
std::string written(GameRecord const& record);
void write(std::ostream& out, GameRecord const& record);

} // namespace records
