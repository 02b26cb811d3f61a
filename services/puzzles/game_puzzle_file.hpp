// A file of puzzles of one game, in the columns of a Lichess puzzle file, as `damero mine` writes them for every game. Chess has a reader of
// its own, which knows more kinds of puzzles (tactics/puzzle_file.hpp).
#pragma once

#include "services/puzzles/game_puzzle.hpp"
#include "tactics/puzzle_file.hpp"

#include <optional>
#include <string_view>

namespace services {

// A puzzle as it is given to a bot. Without moves nothing is asked: the bot plays on in the position.
struct AskedPuzzle {
    GamePuzzle puzzle; // rating 0: not known
    int line = 0;      // in its file, from 1
};

// A row under these columns, of a puzzle of `game`: a column Game, where there is one that is not empty, must name it. Position and every
// move are held against the rules.
core::Expected<GamePuzzle> game_puzzle_in(std::string_view row, tactics::PuzzleColumns const& columns,
                                          engine::AnyGame const& game);

// The next one of a comma-separated file or what is wrong with it, at its line; nothing at the end.
std::optional<core::Expected<AskedPuzzle>> next_puzzle(tactics::PuzzleFile& file,
                                                       engine::AnyGame const& game);

} // namespace services
