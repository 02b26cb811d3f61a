#include "services/puzzles/game_puzzle.hpp"

#include "core/words.hpp"
#include "tactics/csv.hpp"
#include "tactics/puzzle_csv.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace services {
namespace {

enum Column { id, fen, moves, rating, deviation, popularity, plays, themes, source, opening, game, columns };

// A field as it stands in a file: in quotes where it must be.
std::string field(std::string_view text) {
    if (text.find_first_of("\",\r\n") == std::string_view::npos) return std::string(text);
    std::string quoted = "\"";
    for (char const c : text) {
        if (c == '"') quoted += '"';
        quoted += c == '\r' || c == '\n' ? ' ' : c; // a row is a line
    }
    return quoted + '"';
}

std::vector<std::string> texts(std::string_view words) {
    std::vector<std::string> list;
    for (auto const word : core::words_of(words)) list.emplace_back(word);
    return list;
}

} // namespace

std::string_view puzzle_csv_header() {
    return "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags,Game";
}

std::string puzzle_csv_row(GamePuzzle const& puzzle) {
    return fmt::format("{},{},{},{},{},0,0,{},{},,{}", field(puzzle.id), field(puzzle.fen),
                       field(fmt::format("{}", fmt::join(puzzle.moves, " "))), puzzle.rating,
                       puzzle.deviation, field(fmt::format("{}", fmt::join(puzzle.themes, " "))),
                       field(puzzle.source), field(puzzle.game));
}

core::Expected<GamePuzzle> game_puzzle_in(std::string_view row) {
    auto const fields = tactics::csv_fields(row);
    if (!fields) return tl::unexpected(fields.error());
    if (fields->size() != columns)
        return core::failure(core::message("puzzle.field_count", static_cast<int>(columns), fields->size()));
    auto const& at = *fields;
    auto const rated = tactics::rating_in(at[rating]);
    if (!rated) return tl::unexpected(rated.error());
    auto const deviates = tactics::rating_in(at[deviation]);
    if (!deviates) return tl::unexpected(deviates.error());
    GamePuzzle puzzle{.id = at[id],
                      .game = at[game],
                      .fen = at[fen],
                      .moves = texts(at[moves]),
                      .rating = *rated,
                      .deviation = *deviates,
                      .themes = texts(at[themes]),
                      .source = at[source]};
    if (puzzle.moves.size() < 2)
        return core::failure(core::message("puzzle.line_short", puzzle.moves.size()),
                             {.field = core::MessageKey("puzzle.field.moves")});
    if (auto const end = position_in(puzzle, puzzle.moves.size()); !end) return tl::unexpected(end.error());
    return puzzle;
}

core::Expected<std::unique_ptr<engine::AnyState>> position_in(GamePuzzle const& puzzle, std::size_t moves) {
    auto const named = engine::game_named(puzzle.game);
    if (!named) return tl::unexpected(named.error());
    auto opened = (*named)->from_fen(puzzle.fen);
    if (!opened) return tl::unexpected(opened.error());
    for (std::size_t i = 0; i < moves && i < puzzle.moves.size(); ++i) {
        auto const move = opened->state->parse_move(puzzle.moves[i]);
        if (!move) {
            auto error = move.error();
            error.where = {.field = core::MessageKey("puzzle.field.moves"), .move = static_cast<int>(i) + 1};
            return tl::unexpected(error);
        }
        opened->state->play(*move);
    }
    return std::move(opened->state);
}

} // namespace services
