#include "games/chess/view.hpp"

namespace chess {
namespace {

// Cells run from a8 along each rank down to h1.
constexpr int cell_of(Square square) { return index(mirrored(square)); }

static_assert(cell_of(a1) == 56 && cell_of(h1) == 63);

} // namespace

core::BoardView view(Position const& position) {
    core::BoardView board{.columns = 8, .rows = 8, .cells = {}, .column_labels = {}, .row_labels = {}};
    for (int i = 0; i < 8; ++i) {
        board.column_labels.emplace_back(1, static_cast<char>('a' + i));
        board.row_labels.emplace_back(1, static_cast<char>('8' - i));
    }
    for (int cell = 0; cell < 64; ++cell) {
        Square const square = mirrored(square_at(cell));
        core::Cell shown{.name = to_string(square), .dark = (bit(square) & dark_squares) != 0};
        if (Piece const piece = position.at(square); piece != Piece::none)
            shown.piece = core::PieceView{colour_of(piece), letter_of(kind_of(piece))};
        board.cells.push_back(std::move(shown));
    }
    if (position.in_check()) board.check = cell_of(position.king(position.side_to_move()));
    return board;
}

core::MoveSquares squares(Position const& position, Move move) {
    if (move.special() == Move::Special::castling)
        return {.from = cell_of(move.from()), .to = cell_of(castling_targets(move.from(), move.to()).king)};
    core::MoveSquares result{.from = cell_of(move.from()), .to = cell_of(move.to())};
    if (move.special() == Move::Special::en_passant)
        result.captured = {cell_of(square_at(index(move.to()) ^ 8))};
    else if (position.is_capture(move))
        result.captured = {result.to};
    if (move.is_promotion()) result.promotion = letter_of(move.promotion());
    return result;
}

} // namespace chess
