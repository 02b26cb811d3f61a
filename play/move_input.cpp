// Reading typed moves.
#include "play/move_input.hpp"

#include "core/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace play {
namespace {

using engine::LegalMove;

std::optional<std::vector<int>> four_numbers(std::string_view typed) {
    std::vector<int> values;
    for (auto const word : core::words_of(typed, " \t,")) {
        int value = 0;
        auto const [stopped, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (problem != std::errc{} || stopped != word.data() + word.size()) return std::nullopt;
        values.push_back(value);
    }
    return values.size() == 4 ? std::optional(values) : std::nullopt;
}

std::vector<LegalMove> between(engine::AnyState const& state, int from, int to) {
    auto moves = state.legal_moves();
    std::erase_if(moves,
                  [&](auto const& move) { return move.squares.from != from || move.squares.to != to; });
    return moves;
}

tl::unexpected<core::Error> several(std::vector<LegalMove> const& moves) {
    std::vector<std::string_view> texts;
    for (auto const& move : moves) texts.push_back(move.text);
    return core::failure(core::message("move.several", fmt::format("{}", fmt::join(texts, ", "))));
}

core::Expected<int> cell_at(core::BoardView const& board, int column, int row) {
    if (column < 1 || column > board.columns)
        return core::failure(core::message("move.column_range", column, board.columns));
    if (row < 1 || row > board.rows) return core::failure(core::message("move.row_range", row, board.rows));
    int const cell = (row - 1) * board.columns + column - 1;
    if (board.cells[static_cast<std::size_t>(cell)].name.empty())
        return core::failure(core::message("move.nobody_stands", column, row));
    return cell;
}

core::Expected<LegalMove> by_numbers(engine::AnyState const& state, std::vector<int> const& numbers) {
    auto const board = state.view();
    auto const from = cell_at(board, numbers[0], numbers[1]);
    if (!from) return tl::unexpected(from.error());
    auto const to = cell_at(board, numbers[2], numbers[3]);
    if (!to) return tl::unexpected(to.error());
    auto const moves = between(state, *from, *to);
    if (moves.size() == 1) return moves.front();
    if (moves.size() > 1) return several(moves);
    // Not legal: the game itself knows best why.
    auto const name = [&](int cell) { return board.cells[static_cast<std::size_t>(cell)].name; };
    auto const* const between_names = name(*from).front() <= '9' ? "-" : ""; // 12-16, but e2e4
    auto const refused = state.parse_move(name(*from) + between_names + name(*to));
    if (!refused) return tl::unexpected(refused.error());
    return core::failure(core::message("move.not_legal", name(*from), name(*to)));
}

std::optional<int> cell_named(core::BoardView const& board, std::string_view name) {
    auto const found = std::ranges::find(board.cells, name, &core::Cell::name);
    if (name.empty() || found == board.cells.end()) return std::nullopt;
    return static_cast<int>(found - board.cells.begin());
}

// The legal moves between two squares written in the game's names, with or without something between them.
std::vector<LegalMove> by_names(engine::AnyState const& state, std::string_view typed) {
    auto const board = state.view();
    auto words = core::words_of(typed, " \t-x:");
    if (words.size() == 1 && words[0].size() == 4) words = {words[0].substr(0, 2), words[0].substr(2)};
    if (words.size() != 2) return {};
    auto const from = cell_named(board, words[0]);
    auto const to = cell_named(board, words[1]);
    if (!from || !to) return {};
    return between(state, *from, *to);
}

} // namespace

core::Expected<LegalMove> read_move(engine::AnyState const& state, std::string_view typed) {
    if (auto const numbers = four_numbers(typed)) return by_numbers(state, *numbers);
    auto const own = state.parse_move(typed);
    if (own) return own;
    auto const moves = by_names(state, typed);
    if (moves.size() == 1) return moves.front();
    if (moves.size() > 1) return several(moves);
    return own;
}

} // namespace play
