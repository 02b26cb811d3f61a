// Puzzles of any game from comma-separated text, in the columns of a Lichess puzzle file and one of ours: `Game` names the
// game where it is not chess. A row that is broken costs only itself.
#pragma once

#include "core/error.hpp"
#include "services/store/stored_training.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace services::training {

inline constexpr int usual_puzzle_rating = 1500; // where the file says none

struct RowsWanted {
    std::string source;         // of StoredPuzzle; its name and a colon go before the ids
    std::size_t most = 100'000; // rows
    int lines_before = 0;       // where the text is a later piece of a file, its header repeated
};

struct RowProblem {
    core::Error what;
    int line = 0; // in the file, from 1
};

struct PuzzleRows {
    std::vector<StoredPuzzle> puzzles;
    std::vector<RowProblem> problems;
};

// Refused as a whole where the first line does not name the columns FEN and Moves.
core::Expected<PuzzleRows> read_puzzle_rows(std::string_view text, RowsWanted const& wanted);

// chess, draughts or knights: what has a rating of its own.
std::string_view family_of(std::string_view game);

} // namespace services::training
