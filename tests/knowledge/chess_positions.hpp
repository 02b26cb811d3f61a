// Chess positions for the tests of knowledge: from random play, from games that were played, and from puzzles where there are any.
#pragma once

#include "games/chess/position.hpp"

#include <string>
#include <vector>

namespace tests {

chess::Position chess_at(std::string const& fen);

// Seeded random games; captures and checks are preferred now and then, so that there is something to see.
std::vector<chess::Position> random_positions(int count, std::uint64_t seed);

// Each position of a few games between masters, which are in the public domain as moves.
std::vector<chess::Position> game_positions();

// After the opponent's first move, as the solver sees them; none where the file is not there.
std::vector<chess::Position> puzzle_positions(int count);

} // namespace tests
