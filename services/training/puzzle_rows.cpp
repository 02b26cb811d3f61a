#include "services/training/puzzle_rows.hpp"

#include "core/words.hpp"
#include "tactics/puzzle_board.hpp"
#include "tactics/puzzle_csv.hpp"
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

// FNV-1a, for a puzzle without a name: the same puzzle gets the same one.
std::string name_of(tactics::Puzzle const& puzzle) {
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

core::Expected<tactics::Puzzle> puzzle_in(std::string_view row, tactics::PuzzleColumns const& columns,
                                          std::string const& collection) {
    if (row.size() > longest_line) return core::failure(core::message("puzzle.line_long", longest_line));
    auto puzzle = tactics::puzzle_in_row(row, columns, {.lenient = true});
    if (!puzzle) return puzzle;
    puzzle->collection = collection;
    puzzle->rating = puzzle->rating_or_usual();
    std::erase_if(puzzle->themes, [](auto const& theme) { return !is_name(theme); });
    if (puzzle->themes.size() > most_themes) puzzle->themes.resize(most_themes);
    if (puzzle->themes.empty() && puzzle->is_chess()) {
        auto const names = tactics::themes_of(tactics::chess_solution(*puzzle)).names();
        puzzle->themes.assign(names.begin(), names.end()); // those that the line shows
    }
    puzzle->id = fmt::format("{}:{}", collection, is_name(puzzle->id) ? puzzle->id : name_of(*puzzle));
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
        auto puzzle = puzzle_in(row, *columns, wanted.collection);
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
