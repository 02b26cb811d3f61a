#include "games/chess/check.hpp"

namespace chess {
namespace {

bool attacks(PieceKind kind, Colour us, Square from, Square target, Bitboard occupied) {
    switch (kind) {
    case PieceKind::pawn:
        return (pawn_attacks(us, from) & bit(target)) != 0;
    case PieceKind::knight:
        return (knight_attacks(from) & bit(target)) != 0;
    case PieceKind::king:
        return false;
    default: // along a line, if they stand on one
        return line_through(from, target) != 0 && (piece_attacks(kind, from, occupied) & bit(target)) != 0;
    }
}

bool is_seen_by_sliders(Position const& position, Square king, Bitboard sliders, Bitboard occupied) {
    return (rook_attacks(king, occupied) & position.straight_sliders() & sliders) != 0 ||
           (bishop_attacks(king, occupied) & position.diagonal_sliders() & sliders) != 0;
}

} // namespace

bool gives_check(Position const& position, Move move) {
    Colour const us = position.side_to_move();
    Square const king = position.king(~us);
    Square const from = move.from();
    Bitboard const ours = position.pieces(us) ^ bit(from);
    Bitboard occupied = position.occupied() ^ bit(from);

    if (move.special() == Move::Special::castling) { // only the rook can give check
        auto const targets = castling_targets(from, move.to());
        occupied = (occupied ^ bit(move.to())) | bit(targets.king) | bit(targets.rook);
        return attacks(PieceKind::rook, us, targets.rook, king, occupied) ||
               is_seen_by_sliders(position, king, ours ^ bit(move.to()), occupied);
    }
    occupied |= bit(move.to());
    bool const takes_in_passing = move.special() == Move::Special::en_passant;
    if (takes_in_passing) occupied ^= games::bit(index(move.to()) ^ 8);

    PieceKind const arrives = move.is_promotion() ? move.promotion() : kind_of(position.at(from));
    if (attacks(arrives, us, move.to(), king, occupied)) return true;
    // Only what leaves a line through the king uncovers it.
    return (takes_in_passing || line_through(from, king) != 0) &&
           is_seen_by_sliders(position, king, ours, occupied);
}

} // namespace chess
