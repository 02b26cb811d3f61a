#include "games/chess/tagged_move.hpp"

namespace chess {
namespace {

constexpr int highest_special = static_cast<int>(Move::Special::promote_queen) >> 12;
constexpr int unused_special = 3;

bool is_well_formed(std::uint16_t bits) {
    return bits >> 12 <= highest_special && bits >> 12 != unused_special;
}

bool leaves_king_safe(Position const& position, Move move) {
    Colour const us = position.side_to_move();
    Bitboard const after = (position.occupied() ^ bit(move.from())) | bit(move.to());
    return (position.attackers(position.king(us), after) & position.pieces(~us) & ~bit(move.to())) == 0;
}

// Squares that neither attack, nor stand in the way: FIDE article 3.8, and the same for Chess960.
bool may_castle(Position const& position, Move move) {
    Colour const us = position.side_to_move();
    Square const king = move.from();
    Square const rook = move.to();
    if (king != position.king(us) || (position.castling_rooks() & home_rank(us) & bit(rook)) == 0)
        return false;
    auto const targets = castling_targets(king, rook);
    Bitboard const king_path = between(king, targets.king) | bit(targets.king);
    Bitboard const rook_path = between(rook, targets.rook) | bit(targets.rook);
    Bitboard const others = position.occupied() ^ bit(king) ^ bit(rook);
    if ((king_path | rook_path) & others) return false;
    Bitboard const enemy = position.pieces(~us);
    for (Bitboard path = king_path | bit(king); path != 0;)
        if (position.attackers(pop_square(path), others | bit(rook)) & enemy) return false;
    // In Chess960 the rook may have been all that hid the king from an attack along the rank.
    return (position.attackers(targets.king, others | bit(targets.rook)) & enemy) == 0;
}

bool pawn_reaches(Position const& position, Move move) {
    Colour const us = position.side_to_move();
    int const up = us == Colour::white ? 8 : -8;
    int const from = index(move.from());
    Bitboard const empty = ~position.occupied();
    bool const last_rank = (bit(move.to()) & rank_for(us, 7)) != 0;
    if (last_rank != move.is_promotion()) return false;
    if (pawn_attacks(us, move.from()) & position.pieces(~us) & bit(move.to())) return true;
    if ((empty & bit(move.to())) == 0) return false;
    if (index(move.to()) == from + up) return true;
    return (bit(move.from()) & rank_for(us, 1)) != 0 && index(move.to()) == from + 2 * up &&
           (empty & games::bit(from + up)) != 0;
}

bool is_legal(Position const& position, Move move) {
    Colour const us = position.side_to_move();
    Square const from = move.from();
    Square const to = move.to();
    if ((position.pieces(us) & bit(from)) == 0) return false;
    if (move.special() == Move::Special::castling) return may_castle(position, move);
    if (position.pieces(us) & bit(to)) return false;

    PieceKind const kind = kind_of(position.at(from));
    if (move.special() == Move::Special::en_passant)
        return kind == PieceKind::pawn && position.en_passant() == to && (pawn_attacks(us, from) & bit(to)) &&
               position.en_passant_is_legal(from, to);
    if (kind == PieceKind::pawn) return pawn_reaches(position, move) && leaves_king_safe(position, move);

    if (move.special() != Move::Special::none) return false;
    if ((piece_attacks(kind, from, position.occupied()) & bit(to)) == 0) return false;
    if (kind == PieceKind::king)
        return (position.attackers(to, position.occupied() ^ bit(from)) & position.pieces(~us)) == 0;
    return leaves_king_safe(position, move);
}

} // namespace

std::optional<Move> legal_move(Position const& position, std::uint16_t bits) {
    Move const move(bits);
    if (!is_well_formed(bits) || !is_legal(position, move)) return std::nullopt;
    return move;
}

} // namespace chess
