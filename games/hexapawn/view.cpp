#include "games/hexapawn/view.hpp"

#include "games/hexapawn/text.hpp"

namespace hexapawn {
namespace {

int cell_of(int size, Square square) { return (size - 1 - rank_of(square)) * size + file_of(square); }

std::optional<core::PieceView> piece_on(State const& state, Square square) {
    for (Colour const colour : {Colour::white, Colour::black})
        if ((state.of(colour) & bit(square)) != 0) return core::PieceView{colour, 'P'};
    return std::nullopt;
}

} // namespace

core::BoardView view_of(int size, State const& state) {
    core::BoardView board{.columns = size, .rows = size, .cells = {}, .column_labels = {}, .row_labels = {}};
    for (int rank = size - 1; rank >= 0; --rank) {
        board.row_labels.emplace_back(1, static_cast<char>('1' + rank));
        for (int file = 0; file < size; ++file) {
            Square const square = square_at(file, rank);
            bool const dark = (file + rank) % 2 == 0;
            board.cells.push_back({square_text(square), dark, piece_on(state, square)});
        }
    }
    for (int file = 0; file < size; ++file)
        board.column_labels.emplace_back(1, static_cast<char>('a' + file));
    return board;
}

core::MoveSquares squares_of(int size, State const& state, Move move) {
    core::MoveSquares result{cell_of(size, move.from()), cell_of(size, move.to()), {}};
    if ((state.of(~state.side) & bit(move.to())) != 0) result.captured.push_back(result.to);
    return result;
}

} // namespace hexapawn
