// What the tests of this room share: a puzzle's line from text.
#pragma once

#include "games/chess/fen.hpp"
#include "tactics/puzzle_board.hpp"
#include "tactics/puzzle_csv.hpp"
#include "tactics/themes/themes.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace tests {

inline tactics::Puzzle puzzle(std::string const& fen, std::string const& moves) {
    auto const columns = tactics::puzzle_columns("FEN,Moves").value();
    auto read = tactics::puzzle_in_row(fen + "," + moves, columns);
    if (!read) {
        ADD_FAILURE() << read.error().what.key.text() << " in " << fen << " " << moves;
        return puzzle("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2 e8e7");
    }
    return std::move(*read);
}

inline tactics::Solution solution(std::string const& fen, std::string const& moves) {
    return tactics::chess_solution(puzzle(fen, moves));
}

inline std::filesystem::path shared_data(std::string const& name) {
    return std::filesystem::path(DAMERO_SOURCE_DIR) / "../shared/data" / name;
}

} // namespace tests
