#include "services/training/puzzle_rows.hpp"

#include "core/words.hpp"
#include "engine/games.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "tactics/puzzle_csv.hpp"
#include "tactics/solution.hpp"
#include "tactics/themes/themes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace services::training {
namespace {

constexpr std::size_t longest_id = 40;
constexpr std::size_t longest_line = 4000;
constexpr std::size_t most_themes = 30;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// The line as programs write it, every move legal where it is played. A last move of the opponent is left out.
core::Expected<std::vector<std::string>> line_in(engine::AnyState& state, std::string_view written) {
    auto words = core::words_of(written);
    if (words.size() < 2)
        return core::failure(core::message("puzzle.line_short", words.size()),
                             {.field = core::MessageKey("puzzle.field.moves")});
    words.resize(words.size() / 2 * 2);
    std::vector<std::string> line;
    for (auto const word : words) {
        auto const move = state.parse_move(word);
        if (!move) {
            auto error = move.error();
            error.where = {.field = core::MessageKey("puzzle.field.moves"),
                           .move = static_cast<int>(line.size()) + 1};
            return tl::unexpected(error);
        }
        line.push_back(state.protocol_text(*move, engine::CastlingStyle::king_target));
        state.play(*move);
    }
    return line;
}

// Where the file names no themes: those the line shows.
std::vector<std::string> themes_shown(StoredPuzzle const& puzzle) {
    auto const parsed = chess::parse_fen(puzzle.fen);
    if (!parsed) return {};
    auto at = parsed->position;
    std::vector<chess::Move> moves;
    for (auto const& text : puzzle.moves) {
        auto const move = chess::parse_uci(at, text);
        if (!move) return {};
        moves.push_back(*move);
        chess::Undo undo;
        at.make(*move, undo);
    }
    auto const names = tactics::themes_of(tactics::Solution(parsed->position, moves)).names();
    return {names.begin(), names.end()};
}

// FNV-1a, for a puzzle without a name: the same puzzle gets the same one.
std::string name_of(StoredPuzzle const& puzzle) {
    std::uint64_t hash = 0xCBF29CE484222325u;
    auto const add = [&](std::string_view text) {
        for (char const c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    };
    add(puzzle.game);
    add(puzzle.fen);
    for (auto const& move : puzzle.moves) add(move);
    return fmt::format("{:016x}", hash);
}

bool is_name(std::string_view text) {
    return !text.empty() && text.size() <= longest_id &&
           std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7F'; });
}

core::Expected<StoredPuzzle> puzzle_in(std::string_view row, tactics::PuzzleColumns const& columns,
                                       std::string const& source) {
    if (row.size() > longest_line) return core::failure(core::message("puzzle.line_long", longest_line));
    auto const fields = tactics::puzzle_fields(row, columns);
    if (!fields) return tl::unexpected(fields.error());
    auto const game = fields->game.empty() ? core::Expected<engine::AnyGame const*>(&engine::default_game())
                                           : engine::game_named(fields->game);
    if (!game) return tl::unexpected(game.error());
    auto opened = (*game)->from_fen(fields->fen);
    if (!opened) return tl::unexpected(opened.error());
    StoredPuzzle puzzle;
    puzzle.source = source;
    puzzle.game = (*game)->name();
    puzzle.fen = opened->state->fen();
    auto line = line_in(*opened->state, fields->moves);
    if (!line) return tl::unexpected(line.error());
    puzzle.moves = std::move(*line);
    auto const rating = fields->rating.empty() ? usual_puzzle_rating : tactics::rating_in(fields->rating);
    if (!rating) return tl::unexpected(rating.error());
    puzzle.rating = *rating;
    for (auto const theme : core::words_of(fields->themes))
        if (puzzle.themes.size() < most_themes && is_name(theme)) puzzle.themes.emplace_back(theme);
    if (puzzle.themes.empty() && engine::is<chess::Chess>(**game)) puzzle.themes = themes_shown(puzzle);
    puzzle.id = fmt::format("{}:{}", source, is_name(fields->id) ? fields->id : name_of(puzzle));
    return puzzle;
}

} // namespace

core::Expected<PuzzleRows> read_puzzle_rows(std::string_view text, RowsWanted const& wanted) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::optional<tactics::PuzzleColumns> columns;
    PuzzleRows rows;
    std::size_t read = 0;
    for (int line = 1; !text.empty(); ++line) {
        auto row = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(row.size() + 1, text.size()));
        if (row.ends_with('\r')) row.remove_suffix(1);
        if (row.find_first_not_of(core::blanks) == std::string_view::npos) continue;
        if (!columns) {
            auto named = tactics::puzzle_columns(row);
            if (!named) return tl::unexpected(named.error());
            columns = *named;
            continue;
        }
        int const place = line + wanted.lines_before;
        if (read++ == wanted.most) {
            rows.problems.push_back({{core::message("train.rows_many", wanted.most), {}}, place});
            break;
        }
        auto puzzle = puzzle_in(row, *columns, wanted.source);
        if (puzzle)
            rows.puzzles.push_back(std::move(*puzzle));
        else
            rows.problems.push_back({puzzle.error(), place});
    }
    if (!columns) return core::failure(core::message("puzzle.file_empty"));
    return rows;
}

std::string_view family_of(std::string_view game) {
    auto const found = engine::game_named(game);
    return found ? (*found)->info().family : game;
}

} // namespace services::training
