#include "games/chess/see.hpp"

namespace chess {
namespace {

PieceKind least_valuable(Position const& position, Bitboard attackers) {
    for (PieceKind const kind : kinds)
        if (attackers & position.pieces(kind)) return kind;
    return PieceKind::none;
}

// The pieces that a departure from the line uncovers behind it.
Bitboard uncovered(Position const& position, PieceKind left, Square target, Bitboard occupied) {
    Bitboard behind = 0;
    if (left == PieceKind::pawn || left == PieceKind::bishop || left == PieceKind::queen)
        behind |= bishop_attacks(target, occupied) & position.diagonal_sliders();
    if (left == PieceKind::rook || left == PieceKind::queen)
        behind |= rook_attacks(target, occupied) & position.straight_sliders();
    return behind;
}

} // namespace

bool see_at_least(Position const& position, Move move, Score gain) {
    if (move.special() == Move::Special::castling) return gain <= Score{0};
    Square const target = move.to();
    Colour const us = position.side_to_move();
    PieceKind const mover = kind_of(position.at(move.from()));
    PieceKind const arrives = move.is_promotion() ? move.promotion() : mover;

    // `balance` is what the side that moved last is ahead of its goal once its piece on the target is lost.
    int balance = exchange_value(kind_of(position.captured_by(move))) + exchange_value(arrives) -
                  exchange_value(mover) - gain.value();
    if (balance < 0) return false;
    balance -= exchange_value(arrives);
    if (balance >= 0) return true;

    Bitboard occupied = (position.occupied() ^ bit(move.from())) | bit(target);
    if (move.special() == Move::Special::en_passant) occupied ^= games::bit(index(target) ^ 8);
    Bitboard attackers = position.attackers(target, occupied) & occupied;

    Colour side = ~us;
    for (;;) {
        Bitboard const own = attackers & position.pieces(side);
        if (own == 0) break;
        PieceKind const taker = least_valuable(position, own);
        if (taker == PieceKind::king && (attackers & position.pieces(~side)) != 0) break; // it may not
        occupied ^= own & position.pieces(taker) & (0 - (own & position.pieces(taker)));
        attackers = (attackers | uncovered(position, taker, target, occupied)) & occupied;
        side = ~side;
        balance = -balance - 1 - exchange_value(taker);
        if (balance >= 0) break;
    }
    return side != us; // whose turn it is to take, cannot or need not
}

} // namespace chess
