// Positions of chess games that the engine plays against itself with few nodes and now and then a move at random. The same
// every time, on every machine: there are sound positions among them, blunders, and every phase of a game.
#pragma once

#include <string>
#include <vector>

namespace tests {

struct MadePosition {
    std::string fen;
    std::string played; // what was played there, as UCI writes it
};

std::vector<MadePosition> positions_of_made_games(int count);

} // namespace tests
