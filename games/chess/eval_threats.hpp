// Pieces that are attacked by lesser ones or left without help.
#pragma once

#include "games/chess/attack_map.hpp"
#include "games/chess/weights.hpp"

namespace chess {

// Where pawns can step next turn without being taken for nothing, attacking from there.
template <Colour us>
Bitboard attacks_after_push(Position const& position, AttackMap const& map) {
    Bitboard const empty = ~position.occupied();
    Bitboard const one = one_up<us>(position.pieces(us, PieceKind::pawn)) & empty;
    Bitboard const two = one_up<us>(one & rank_for(us, 2)) & empty;
    SideAttacks const& enemy = map.of(~us);
    Bitboard const safe = ~enemy.by(PieceKind::pawn) & (map.of(us).any | ~enemy.any);
    return pawn_attacks<us>((one | two) & safe);
}

// What the threats of one side are worth to it.
template <Colour us, class Note>
Phased threats(Position const& position, AttackMap const& map, ThreatWeights const& w, Note note) {
    using games::popcount;
    SideAttacks const& own = map.of(us);
    SideAttacks const& enemy = map.of(~us);
    Bitboard const targets = position.pieces(~us);
    Bitboard const pawns = position.pieces(~us, PieceKind::pawn);
    Bitboard const officers = targets & ~(pawns | position.pieces(PieceKind::king));

    Bitboard const safe_pawns = position.pieces(us, PieceKind::pawn) & (own.any | ~enemy.any);
    Bitboard const under_pawns = pawn_attacks<us>(safe_pawns) & officers;
    Phased score = note(w.by_pawn, popcount(under_pawns));
    score += note(w.by_pawn_push, popcount(attacks_after_push<us>(position, map) & officers & ~under_pawns));

    Bitboard const strong = enemy.by(PieceKind::pawn) | (enemy.twice & ~own.twice);
    Bitboard const weak = targets & ~strong & own.any;
    Bitboard const by_minors = (own.by(PieceKind::knight) | own.by(PieceKind::bishop)) & officers;
    Bitboard const minors = position.pieces(PieceKind::knight) | position.pieces(PieceKind::bishop);
    Bitboard const queens = position.pieces(PieceKind::queen);
    score += note(w.minor_on_minor, popcount(by_minors & minors & weak));
    score += note(w.minor_on_rook, popcount(by_minors & position.pieces(PieceKind::rook)));
    score += note(w.minor_on_queen, popcount(by_minors & queens));
    score += note(w.rook_on_queen, popcount(own.by(PieceKind::rook) & targets & queens));

    Bitboard const hanging = weak & (~enemy.any | (officers & own.twice));
    score += note(w.hanging, popcount(hanging & officers));
    return score + note(w.hanging_pawn, popcount(hanging & pawns));
}

} // namespace chess
