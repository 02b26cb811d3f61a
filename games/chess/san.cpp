#include "games/chess/san.hpp"

#include "games/chess/castling.hpp"
#include "games/chess/movegen.hpp"

namespace chess {
namespace {

// As little of the origin as tells the piece from others of its kind that could legally go there too.
std::string origin_text(Position const& position, Move move) {
    Moves moves;
    generate(position, moves);
    bool any_other = false;
    bool file_shared = false;
    bool rank_shared = false;
    for (Move const other : moves) {
        if (other.to() != move.to() || other.from() == move.from() ||
            position.at(other.from()) != position.at(move.from()))
            continue;
        any_other = true;
        file_shared |= file_of(other.from()) == file_of(move.from());
        rank_shared |= rank_of(other.from()) == rank_of(move.from());
    }
    auto const square = to_string(move.from());
    if (!any_other) return "";
    if (!file_shared) return square.substr(0, 1);
    return rank_shared ? square : square.substr(1, 1);
}

std::string squares_text(Position const& position, Move move) {
    if (move.special() == Move::Special::castling)
        return wing_of(move.from(), move.to()) == Wing::king ? "O-O" : "O-O-O";
    bool const takes = position.is_capture(move);
    PieceKind const kind = kind_of(position.at(move.from()));
    std::string text;
    if (kind != PieceKind::pawn)
        text = letter_of(kind) + origin_text(position, move);
    else if (takes)
        text = to_string(move.from()).substr(0, 1);
    if (takes) text += 'x';
    text += to_string(move.to());
    if (move.is_promotion()) {
        text += '=';
        text += letter_of(move.promotion());
    }
    return text;
}

} // namespace

std::string to_san(Position const& position, Move move) {
    std::string text = squares_text(position, move);
    Position after = position;
    Undo undo;
    after.make(move, undo);
    if (!after.in_check()) return text;
    Moves replies;
    generate(after, replies);
    return text + (replies.empty() ? '#' : '+');
}

} // namespace chess
