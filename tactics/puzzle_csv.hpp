// Puzzles of any game as rows of comma-separated values, in the columns that Lichess gives them and one of ours, Game (docs/mine.md).
// The first row names the columns; FEN and Moves must be among them, others may be, and those we do not know are passed over.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "tactics/puzzle.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tactics {

// Where a file keeps what we want, counted from 0.
struct PuzzleColumns {
    std::size_t fen = 0;
    std::size_t moves = 0;
    std::optional<std::size_t> id = std::nullopt;
    std::optional<std::size_t> rating = std::nullopt;
    std::optional<std::size_t> deviation = std::nullopt;
    std::optional<std::size_t> themes = std::nullopt;
    std::optional<std::size_t> source = std::nullopt;
    std::optional<std::size_t> game = std::nullopt;
    std::size_t count = 0;

    bool operator==(PuzzleColumns const&) const = default;
};

// What a reader takes.
struct RowRules {
    // Of every row: a column Game that is not empty must name it, unless it is chess, for Lichess has no such column. None: each row
    // is of the game that it names, or of chess.
    engine::AnyGame const* game = nullptr;

    // Chess moves also as people write them, and a last move of the opponent left out unread.
    bool lenient = false;
};

core::Expected<PuzzleColumns> puzzle_columns(std::string_view header);

// Every move of the line is legal where it is played.
core::Expected<Puzzle> puzzle_in_row(std::string_view row, PuzzleColumns const& columns,
                                     RowRules const& rules = {});

// As we write them, each without the end of its line.
std::string_view puzzle_csv_header();
std::string puzzle_csv_row(Puzzle const& puzzle);

} // namespace tactics
