#include "tactics/puzzle_csv.hpp"

#include "core/shown_text.hpp"
#include "core/words.hpp"
#include "engine/games.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/game.hpp"
#include "games/chess/move_text.hpp"
#include "games/chess/uci_move.hpp"
#include "tactics/csv.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <vector>

namespace tactics {
namespace {

using Words = std::vector<std::string_view>;
using Line = std::vector<std::string>;

constexpr int highest_rating = 4000;

// A row as it is written: a field is empty where the file has no such column.
struct Fields {
    std::string id;
    std::string fen;
    std::string moves;
    std::string rating;
    std::string deviation;
    std::string themes;
    std::string source;
    std::string game;
};

core::Expected<Fields> fields_of(std::string_view row, PuzzleColumns const& columns) {
    auto fields = csv_fields(row);
    if (!fields) return tl::unexpected(fields.error());
    if (fields->size() != columns.count)
        return core::failure(core::message("puzzle.field_count", columns.count, fields->size()));
    auto const field = [&](std::optional<std::size_t> column) {
        return column ? std::move((*fields)[*column]) : std::string();
    };
    return Fields{.id = field(columns.id),
                  .fen = field(columns.fen),
                  .moves = field(columns.moves),
                  .rating = field(columns.rating),
                  .deviation = field(columns.deviation),
                  .themes = field(columns.themes),
                  .source = field(columns.source),
                  .game = field(columns.game)};
}

std::optional<int> whole_number(std::string const& text) {
    int value = 0;
    auto const* const end = text.data() + text.size();
    auto const [stopped, problem] = std::from_chars(text.data(), end, value);
    if (problem == std::errc{} && stopped == end && value >= 0 && value <= highest_rating) return value;
    return std::nullopt;
}

core::Expected<engine::AnyGame const*> game_of(std::string const& written, RowRules const& rules) {
    bool const is_chess = rules.game != nullptr && engine::is<chess::Chess>(*rules.game);
    if (is_chess || (rules.game != nullptr && written.empty())) return rules.game;
    if (written.empty()) return &engine::default_game();
    auto const named = engine::game_named(written);
    if (!named || rules.game == nullptr || *named == rules.game) return named;
    return core::failure(core::message("puzzle.other_game", (*named)->name(), rules.game->name()));
}

core::Expected<Words> words_of_line(std::string_view written, RowRules const& rules) {
    auto words = core::words_of(written);
    if (words.size() < 2)
        return core::failure(core::message("puzzle.line_short", words.size()),
                             {.field = core::MessageKey("puzzle.field.moves")});
    if (rules.lenient) words.resize(words.size() / 2 * 2);
    return words;
}

// `play` makes a move and gives it as programs write it.
template <class Play>
core::Expected<Line> played(Words const& words, Play const& play) {
    Line line;
    for (auto const word : words) {
        core::Expected<std::string> move = play(word);
        if (!move) {
            auto error = move.error();
            error.where = {.field = core::MessageKey("puzzle.field.moves"),
                           .move = static_cast<int>(line.size()) + 1};
            return tl::unexpected(error);
        }
        line.push_back(std::move(*move));
    }
    return line;
}

core::Expected<Line> chess_line(chess::Position position, Words const& words, RowRules const& rules) {
    return played(words, [&](std::string_view word) -> core::Expected<std::string> {
        auto const move =
            rules.lenient ? chess::parse_move(position, word) : chess::parse_uci(position, word);
        if (!move) return tl::unexpected(move.error());
        auto text = chess::to_uci(position, *move, chess::CastlingStyle::king_target);
        chess::Undo undo;
        position.make(*move, undo);
        return text;
    });
}

core::Expected<Line> line_of(engine::AnyState& state, Words const& words) {
    return played(words, [&](std::string_view word) -> core::Expected<std::string> {
        auto const move = state.parse_move(word);
        if (!move) return tl::unexpected(move.error());
        auto text = state.protocol_text(*move, engine::CastlingStyle::king_target);
        state.play(*move);
        return text;
    });
}

// Position and line. Chess is read with its types, for files of it are long.
core::Expected<void> read_play(Fields const& fields, engine::AnyGame const& game, RowRules const& rules,
                               Puzzle& puzzle) {
    auto const read_line = [&](auto const& line_in) -> core::Expected<void> {
        auto const words = words_of_line(fields.moves, rules);
        if (!words) return tl::unexpected(words.error());
        auto line = line_in(*words);
        if (!line) return tl::unexpected(line.error());
        puzzle.moves = std::move(*line);
        return {};
    };
    if (puzzle.is_chess()) {
        auto const parsed = chess::parse_fen(fields.fen);
        if (!parsed) return tl::unexpected(parsed.error());
        puzzle.fen = chess::to_fen(parsed->position);
        return read_line([&](Words const& words) { return chess_line(parsed->position, words, rules); });
    }
    auto const opened = game.from_fen(fields.fen);
    if (!opened) return tl::unexpected(opened.error());
    puzzle.fen = opened->state->fen();
    return read_line([&](Words const& words) { return line_of(*opened->state, words); });
}

// A field as it stands in a file: in quotes where it must be.
std::string csv_field(std::string_view text) {
    if (text.find_first_of("\",\r\n") == std::string_view::npos) return std::string(text);
    std::string field = "\"";
    for (char const c : text) {
        if (c == '"') field += '"';
        field += c == '\r' || c == '\n' ? ' ' : c; // a row is a line
    }
    return field + '"';
}

} // namespace

core::Expected<PuzzleColumns> puzzle_columns(std::string_view header) {
    auto const names = csv_fields(header);
    if (!names) return tl::unexpected(names.error());
    auto const column = [&](std::string_view wanted) -> std::optional<std::size_t> {
        auto const found = std::ranges::find(*names, wanted);
        if (found == names->end()) return std::nullopt;
        return static_cast<std::size_t>(found - names->begin());
    };
    for (auto const* const needed : {"FEN", "Moves"})
        if (!column(needed)) return core::failure(core::message("puzzle.column_missing", needed));
    return PuzzleColumns{.fen = *column("FEN"),
                         .moves = *column("Moves"),
                         .id = column("PuzzleId"),
                         .rating = column("Rating"),
                         .deviation = column("RatingDeviation"),
                         .themes = column("Themes"),
                         .source = column("GameUrl"),
                         .game = column("Game"),
                         .count = names->size()};
}

core::Expected<Puzzle> puzzle_in_row(std::string_view row, PuzzleColumns const& columns,
                                     RowRules const& rules) {
    auto fields = fields_of(row, columns);
    if (!fields) return tl::unexpected(fields.error());
    auto const game = game_of(fields->game, rules);
    if (!game) return tl::unexpected(game.error());
    Puzzle puzzle{.id = std::move(fields->id), .game = std::string((*game)->name())};
    if (auto const sound = read_play(*fields, **game, rules, puzzle); !sound)
        return tl::unexpected(sound.error());
    if (!fields->rating.empty()) {
        puzzle.rating = whole_number(fields->rating);
        if (!puzzle.rating)
            return core::failure(core::message("puzzle.rating", core::shown(fields->rating)),
                                 {.field = core::MessageKey("puzzle.field.rating")});
    }
    puzzle.deviation = whole_number(fields->deviation).value_or(0);
    for (auto const theme : core::words_of(fields->themes)) puzzle.themes.emplace_back(theme);
    puzzle.source = std::move(fields->source);
    return puzzle;
}

std::string_view puzzle_csv_header() {
    return "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags,Game";
}

std::string puzzle_csv_row(Puzzle const& puzzle) {
    return fmt::format("{},{},{},{},{},0,0,{},{},,{}", csv_field(puzzle.id), csv_field(puzzle.fen),
                       csv_field(fmt::format("{}", fmt::join(puzzle.moves, " "))), puzzle.rating.value_or(0),
                       puzzle.deviation, csv_field(fmt::format("{}", fmt::join(puzzle.themes, " "))),
                       csv_field(puzzle.source), csv_field(puzzle.game));
}

} // namespace tactics
