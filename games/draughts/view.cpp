#include "games/draughts/view.hpp"

#include "games/draughts/notation.hpp"
#include "games/draughts/numbering.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace draughts {

core::BoardView view_of(RuleSet const& rules, State const& state) {
    core::BoardView view;
    view.columns = view.rows = rules.size;
    for (int cell = 0; cell < rules.size * rules.size; ++cell) {
        auto const square = square_of_cell(rules, cell);
        if (!square) {
            view.cells.emplace_back();
            continue;
        }
        core::Cell dark{.name = fmt::format("{}", number_of(rules, *square)), .dark = true};
        Bitboard const here = games::bit(index(*square));
        for (Colour const colour : {Colour::white, Colour::black})
            if ((state.pieces[static_cast<std::size_t>(core::index(colour))] & here) != 0)
                dark.piece =
                    core::PieceView{.colour = colour, .letter = (state.kings & here) != 0 ? 'K' : 'M'};
        view.cells.push_back(std::move(dark));
    }
    if (rules.algebraic == Algebraic::usual)
        for (int i = 0; i < rules.size; ++i) {
            view.column_labels.emplace_back(1, static_cast<char>('a' + i));
            view.row_labels.push_back(fmt::format("{}", rules.size - i));
        }
    return view;
}

core::MoveSquares squares_of(RuleSet const& rules, State const& state, Move move) {
    core::MoveSquares squares{.from = cell_of(rules, Square(move.from())),
                              .to = cell_of(rules, Square(move.to()))};
    for (Bitboard left = move.captured; left != 0;)
        squares.captured.push_back(cell_of(rules, Square(games::pop_lowest(left))));
    std::sort(squares.captured.begin(), squares.captured.end());
    for (auto const landing : landings(rules, state, move))
        squares.between.push_back(cell_of(rules, landing));
    return squares;
}

} // namespace draughts
