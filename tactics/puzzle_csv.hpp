// Puzzles as rows of comma-separated values, in the columns that Lichess gives them. The first row names the columns; FEN
// and Moves must be among them, PuzzleId, Rating, Themes and Game may be, others are passed over.
#pragma once

#include "core/error.hpp"
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
    std::optional<std::size_t> themes = std::nullopt;
    std::size_t count = 0;
    std::optional<std::size_t> game = std::nullopt; // whose column `damero mine` adds

    bool operator==(PuzzleColumns const&) const = default;
};

// A row as it is written: a field is empty where the file has no such column.
struct PuzzleFields {
    std::string id = {};
    std::string fen = {};
    std::string moves = {};
    std::string rating = {};
    std::string themes = {};
    std::string game = {};
};

inline constexpr int highest_rating = 4000;

// A whole number up to that, as ratings and their deviations are written.
core::Expected<int> rating_in(std::string const& text);

core::Expected<PuzzleColumns> puzzle_columns(std::string_view header);
core::Expected<PuzzleFields> puzzle_fields(std::string_view row, PuzzleColumns const& columns);

// Every move of the line is legal where it is played.
core::Expected<Puzzle> puzzle_in_row(std::string_view row, PuzzleColumns const& columns);

} // namespace tactics
