#include "tactics/puzzle_csv.hpp"

#include "core/shown_text.hpp"
#include "core/words.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "tactics/csv.hpp"

#include <algorithm>
#include <charconv>

namespace tactics {
namespace {

std::optional<std::size_t> column_named(std::vector<std::string> const& names, std::string_view wanted) {
    auto const found = std::ranges::find(names, wanted);
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

core::Expected<GivenLine> line_in(chess::Position position, std::string_view written) {
    auto const words = core::words_of(written);
    if (words.size() < 2)
        return core::failure(core::message("puzzle.line_short", words.size()),
                             {.field = core::MessageKey("puzzle.field.moves")});
    GivenLine line;
    for (auto const word : words) {
        auto const move = chess::parse_uci(position, word);
        if (!move) {
            auto error = move.error();
            error.where = {.field = core::MessageKey("puzzle.field.moves"),
                           .move = static_cast<int>(line.moves.size()) + 1};
            return tl::unexpected(error);
        }
        line.moves.push_back(*move);
        chess::Undo undo;
        position.make(*move, undo);
    }
    return line;
}

} // namespace

core::Expected<int> rating_in(std::string const& text) {
    int value = 0;
    auto const* const end = text.data() + text.size();
    auto const [stopped, problem] = std::from_chars(text.data(), end, value);
    if (problem == std::errc{} && stopped == end && value >= 0 && value <= highest_rating) return value;
    return core::failure(core::message("puzzle.rating", core::shown(text)),
                         {.field = core::MessageKey("puzzle.field.rating")});
}

core::Expected<PuzzleColumns> puzzle_columns(std::string_view header) {
    auto const names = csv_fields(header);
    if (!names) return tl::unexpected(names.error());
    auto const fen = column_named(*names, "FEN");
    if (!fen) return core::failure(core::message("puzzle.column_missing", "FEN"));
    auto const moves = column_named(*names, "Moves");
    if (!moves) return core::failure(core::message("puzzle.column_missing", "Moves"));
    return PuzzleColumns{*fen,
                         *moves,
                         column_named(*names, "PuzzleId"),
                         column_named(*names, "Rating"),
                         column_named(*names, "Themes"),
                         names->size(),
                         column_named(*names, "Game")};
}

core::Expected<PuzzleFields> puzzle_fields(std::string_view row, PuzzleColumns const& columns) {
    auto fields = csv_fields(row);
    if (!fields) return tl::unexpected(fields.error());
    if (fields->size() != columns.count)
        return core::failure(core::message("puzzle.field_count", columns.count, fields->size()));
    auto const field = [&](std::optional<std::size_t> column) {
        return column ? std::move((*fields)[*column]) : std::string();
    };
    return PuzzleFields{.id = field(columns.id),
                        .fen = field(columns.fen),
                        .moves = field(columns.moves),
                        .rating = field(columns.rating),
                        .themes = field(columns.themes),
                        .game = field(columns.game)};
}

core::Expected<Puzzle> puzzle_in_row(std::string_view row, PuzzleColumns const& columns) {
    auto const fields = puzzle_fields(row, columns);
    if (!fields) return tl::unexpected(fields.error());
    Puzzle puzzle;
    auto const position = chess::parse_fen(fields->fen);
    if (!position) return tl::unexpected(position.error());
    puzzle.position = position->position;
    auto line = line_in(puzzle.position, fields->moves);
    if (!line) return tl::unexpected(line.error());
    puzzle.given_line = std::move(*line);
    puzzle.id = fields->id;
    if (!fields->rating.empty()) {
        auto const rating = rating_in(fields->rating);
        if (!rating) return tl::unexpected(rating.error());
        puzzle.rating = *rating;
    }
    for (auto const theme : core::words_of(fields->themes)) puzzle.themes.emplace_back(theme);
    return puzzle;
}

} // namespace tactics
