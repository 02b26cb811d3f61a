#include "games/chess/check.hpp"

namespace chess {

bool gives_check(Position const& position, Move move) {
    Colour const us = position.side_to_move();
    Square const king = position.king(~us);
    Square to = move.to();
    PieceKind arrives = move.is_promotion() ? move.promotion() : kind_of(position.at(move.from()));
    Bitboard occupied = position.occupied() ^ bit(move.from());
    Bitboard ours = position.pieces(us) ^ bit(move.from());

    if (move.special() == Move::Special::castling) { // only the rook can give check
        auto const targets = castling_targets(move.from(), move.to());
        arrives = PieceKind::rook;
        to = targets.rook;
        occupied = (occupied ^ bit(move.to())) | bit(targets.king);
        ours ^= bit(move.to());
    } else if (move.special() == Move::Special::en_passant) {
        occupied ^= games::bit(index(to) ^ 8);
    }
    occupied |= bit(to);

    Bitboard const direct =
        arrives == PieceKind::pawn ? pawn_attacks(us, to) : piece_attacks(arrives, to, occupied);
    if (direct & bit(king)) return true;
    return (rook_attacks(king, occupied) & position.straight_sliders() & ours) != 0 ||
           (bishop_attacks(king, occupied) & position.diagonal_sliders() & ours) != 0;
}

} // namespace chess
