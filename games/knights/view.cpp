// Fills the board that a terminal or a page draws.
#include "games/knights/view.hpp"

#include "games/knights/text.hpp"

namespace knights {
namespace {

int cell_of(Square square) { return (7 - rank_of(square)) * 8 + file_of(square); }

std::optional<core::PieceView> piece_on(Position const& position, Square square) {
    for (Colour const colour : {Colour::white, Colour::black})
        if ((position.knights(colour) & bit(square)) != 0) return core::PieceView{colour, 'N'};
    return std::nullopt;
}

} // namespace

core::BoardView view(Position const& position) {
    core::BoardView board{.columns = 8, .rows = 8, .cells = {}, .column_labels = {}, .row_labels = {}};
    for (int rank = 7; rank >= 0; --rank) {
        board.row_labels.emplace_back(1, static_cast<char>('1' + rank));
        for (int file = 0; file < 8; ++file) {
            Square const square = square_at(file, rank);
            bool const dark = (file + rank) % 2 == 0;
            board.cells.push_back({square_text(square), dark, piece_on(position, square)});
        }
    }
    for (char file = 'a'; file <= 'h'; ++file) board.column_labels.emplace_back(1, file);
    return board;
}

core::MoveSquares squares(Position const& position, Move move) {
    core::MoveSquares result{cell_of(move.from()), cell_of(move.to()), {}};
    if ((position.enemy() & bit(move.to())) != 0) result.captured.push_back(result.to);
    return result;
}

} // namespace knights
