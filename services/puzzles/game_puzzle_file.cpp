#include "services/puzzles/game_puzzle_file.hpp"

#include "core/words.hpp"

namespace services {
namespace {

std::vector<std::string> texts(std::string const& words) {
    auto const list = core::words_of(words);
    return {list.begin(), list.end()};
}

core::Expected<void> is_of(std::string const& written, engine::AnyGame const& game) {
    if (written.empty()) return {};
    auto const named = engine::game_named(written);
    if (!named) return tl::unexpected(named.error());
    if (*named == &game) return {};
    return core::failure(core::message("puzzle.other_game", (*named)->name(), game.name()));
}

} // namespace

core::Expected<GamePuzzle> game_puzzle_in(std::string_view row, tactics::PuzzleColumns const& columns,
                                          engine::AnyGame const& game) {
    auto const fields = tactics::puzzle_fields(row, columns);
    if (!fields) return tl::unexpected(fields.error());
    if (auto const known = is_of(fields->game, game); !known) return tl::unexpected(known.error());
    GamePuzzle puzzle{.id = fields->id,
                      .game = std::string(game.name()),
                      .fen = fields->fen,
                      .moves = texts(fields->moves),
                      .themes = texts(fields->themes)};
    if (puzzle.moves.size() < 2)
        return core::failure(core::message("puzzle.line_short", puzzle.moves.size()),
                             {.field = core::MessageKey("puzzle.field.moves")});
    if (!fields->rating.empty()) {
        auto const rating = tactics::rating_in(fields->rating);
        if (!rating) return tl::unexpected(rating.error());
        puzzle.rating = *rating;
    }
    if (auto const end = position_in(puzzle, puzzle.moves.size()); !end) return tl::unexpected(end.error());
    return puzzle;
}

std::optional<core::Expected<AskedPuzzle>> next_puzzle(tactics::PuzzleFile& file,
                                                       engine::AnyGame const& game) {
    auto const line = file.next_line();
    if (!line) return std::nullopt;
    if (!*line) return tl::unexpected(line->error());
    auto puzzle = game_puzzle_in((*line)->text, file.columns(), game);
    if (puzzle) return AskedPuzzle{std::move(*puzzle), (*line)->number};
    auto error = puzzle.error();
    error.where.line = (*line)->number;
    return tl::unexpected(error);
}

} // namespace services
