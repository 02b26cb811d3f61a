// How safe a king is: its pawns, and what the enemy's pieces can do around it.
#pragma once

#include "games/chess/attack_map.hpp"
#include "games/chess/weights.hpp"

namespace chess {

// Points for checks that the enemy can give without losing the piece.
template <Colour us>
int safe_check_points(Position const& position, AttackMap const& map, Bitboard weak) {
    SideAttacks const& own = map.of(us);
    SideAttacks const& enemy = map.of(~us);
    Square const king = position.king(us);
    Bitboard const safe = ~position.pieces(~us) & (~own.any | (weak & enemy.twice));
    Bitboard const through = position.occupied() ^ position.pieces(us, PieceKind::queen);
    Bitboard const straight = rook_attacks(king, through) & safe;
    Bitboard const diagonal = bishop_attacks(king, through) & safe;
    auto const points = [&](PieceKind kind, Bitboard checks) {
        return (checks & enemy.by(kind)) != 0 ? weights.king.safe_check[static_cast<std::size_t>(kind)] : 0;
    };
    return points(PieceKind::rook, straight) + points(PieceKind::bishop, diagonal) +
           points(PieceKind::queen, (straight | diagonal) & ~own.by(PieceKind::queen)) +
           points(PieceKind::knight, knight_attacks(king) & safe);
}

// What the king's safety is worth to its side.
template <Colour us>
Phased king_safety(Position const& position, PawnStructure const& pawns, AttackMap const& map) {
    constexpr KingWeights const& w = weights.king;
    SideAttacks const& own = map.of(us);
    SideAttacks const& enemy = map.of(~us);
    Phased const shelter = pawns.shelter[static_cast<std::size_t>(us)] +
                           w.castling_right * games::popcount(position.castling_rooks() & home_rank(us));
    bool const queen = position.pieces(~us, PieceKind::queen) != 0;
    if (enemy.attackers + int{queen} < 2) return shelter; // one piece alone does no harm

    Bitboard const poorly_guarded =
        ~own.twice & (~own.any | own.by(PieceKind::king) | own.by(PieceKind::queen));
    Bitboard const weak = enemy.any & poorly_guarded;
    int const danger = enemy.attacker_points + w.attack_beside_king * enemy.hits_beside_king +
                       w.weak_square * games::popcount(weak & own.king_zone) +
                       safe_check_points<us>(position, map, weak) + (queen ? 0 : w.no_queen) -
                       shelter.middlegame() / w.shelter_share;
    if (danger <= 0) return shelter;
    int const felt = std::min(danger, w.most_danger);
    return shelter - Phased(felt * felt / w.danger_squared_share, felt / w.danger_share);
}

} // namespace chess
