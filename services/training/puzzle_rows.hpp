// Puzzles to train on from comma-separated text (tactics/puzzle_csv.hpp): each gets a name, a rating and, in chess, themes where the
// text has none. A row that is broken costs only itself.
#pragma once

#include "core/error.hpp"
#include "tactics/puzzle.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace services::training {

struct RowsWanted {
    std::string collection;     // of the puzzles; its name and a colon go before their ids
    std::size_t most = 100'000; // rows
    int lines_before = 0;       // where the text is a later piece of a file, its header repeated
};

struct RowProblem {
    core::Error what;
    int line = 0; // in the file, from 1
};

struct PuzzleRows {
    std::vector<tactics::Puzzle> puzzles;
    std::vector<RowProblem> problems;
};

// Refused as a whole where the first line does not name the columns FEN and Moves.
core::Expected<PuzzleRows> read_puzzle_rows(std::string_view text, RowsWanted const& wanted);

// The family of a game, which has a rating of its own.
std::string_view family_of(std::string_view game);

} // namespace services::training
