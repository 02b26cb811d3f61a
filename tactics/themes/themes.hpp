// Which themes a puzzle's line has, as Lichess reads them (docs/themes.md): from the moves alone, without search. Every
// finder here answers for one theme or for a family of which at most one holds.
#pragma once

#include "tactics/solution.hpp"
#include "tactics/themes/theme.hpp"

namespace tactics {

ThemeSet themes_of(Solution const& line);

// The families, each in a file of its own.
void add_frame(Solution const& line, ThemeSet& themes);    // length, mate in how many, phase, kind of ending
void add_moves(Solution const& line, ThemeSet& themes);    // what single moves do
void add_attacks(Solution const& line, ThemeSet& themes);  // fork, pin, and where the attack goes
void add_sequels(Solution const& line, ThemeSet& themes);  // what one move makes possible for a later one
void add_guarding(Solution const& line, ThemeSet& themes); // what becomes of those who guard
void add_mates(Solution const& line, ThemeSet& themes);    // the mates that have a name

} // namespace tactics
