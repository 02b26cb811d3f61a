// The moves of chess puzzles: positions in which one move is known to be right. From a file in Lichess's form; of the moves the first
// is the opponent's and every second from there on the solver's.
#pragma once

#include "core/error.hpp"
#include "games/chess/position.hpp"

#include <filesystem>
#include <vector>

namespace services::tuning {

struct PuzzleMove {
    chess::Position position;
    chess::Move right;
    bool held_out; // half of the puzzles, by a hash of their names, are never fitted to
};

// Errors name the line.
core::Expected<std::vector<PuzzleMove>> read_puzzle_moves(std::filesystem::path const& path);

} // namespace services::tuning
