// How safe a king is: its pawns, and what the enemy's pieces can do around it.
#pragma once

#include "games/chess/attack_map.hpp"
#include "games/chess/weights.hpp"

#include <array>

namespace chess {

// Which kinds of the enemy's pieces can give a check without being lost for it.
template <Colour us>
std::array<bool, 5> safe_checks(Position const& position, AttackMap const& map, Bitboard weak) {
    SideAttacks const& own = map.of(us);
    SideAttacks const& enemy = map.of(~us);
    Square const king = position.king(us);
    Bitboard const safe = ~position.pieces(~us) & (~own.any | (weak & enemy.twice));
    Bitboard const through = position.occupied() ^ position.pieces(us, PieceKind::queen);
    Bitboard const straight = rook_attacks(king, through) & safe;
    Bitboard const diagonal = bishop_attacks(king, through) & safe;
    auto const any = [&](PieceKind kind, Bitboard checks) { return (checks & enemy.by(kind)) != 0; };
    return {false, any(PieceKind::knight, knight_attacks(king) & safe), any(PieceKind::bishop, diagonal),
            any(PieceKind::rook, straight),
            any(PieceKind::queen, (straight | diagonal) & ~own.by(PieceKind::queen))};
}

// How often each source of danger is there.
struct DangerCounts {
    std::array<std::uint8_t, 5> attackers;
    int hits_beside_king;
    int weak_squares;
    std::array<bool, 5> checks;
    bool no_queen;
};

template <class Note>
void note_danger(Note note, KingWeights const& w, DangerCounts const& counts, int felt, Phased cost) {
    note.worked_out(w.attacker[1], cost);
    if (felt >= w.most_danger) return;
    double const middlegame = -2.0 * felt / danger_squared_share;
    double const endgame = -1.0 / danger_share;
    auto const count = [&](int const& weight, int number) {
        note.slope(weight, middlegame * number, endgame * number);
    };
    for (std::size_t kind = 1; kind < w.attacker.size(); ++kind) {
        count(w.attacker[kind], counts.attackers[kind]);
        count(w.safe_check[kind], counts.checks[kind]);
    }
    count(w.attack_beside_king, counts.hits_beside_king);
    count(w.weak_square, counts.weak_squares);
    count(w.no_queen, counts.no_queen);
}

// What the king's safety is worth to its side.
template <Colour us, class Note>
Phased king_safety(Position const& position, PawnStructure const& pawns, AttackMap const& map,
                   KingWeights const& w, Note note) {
    SideAttacks const& own = map.of(us);
    SideAttacks const& enemy = map.of(~us);
    Phased const shelter = pawns.shelter[static_cast<std::size_t>(us)] +
                           note(w.castling_right, games::popcount(position.castling_rooks() & home_rank(us)));
    bool const queen = position.pieces(~us, PieceKind::queen) != 0;
    if (enemy.attackers + int{queen} < 2) return shelter; // one piece alone does no harm

    Bitboard const poorly_guarded =
        ~own.twice & (~own.any | own.by(PieceKind::king) | own.by(PieceKind::queen));
    Bitboard const weak = enemy.any & poorly_guarded;
    auto const checks = safe_checks<us>(position, map, weak);
    int const weak_squares = games::popcount(weak & own.king_zone);
    int danger = enemy.attacker_points + w.attack_beside_king * enemy.hits_beside_king +
                 w.weak_square * weak_squares + (queen ? 0 : w.no_queen) -
                 shelter.middlegame() / shelter_share;
    for (std::size_t kind = 1; kind < checks.size(); ++kind) danger += checks[kind] ? w.safe_check[kind] : 0;
    if (danger <= 0) return shelter;
    int const felt = std::min(danger, w.most_danger);
    Phased const cost(-(felt * felt / danger_squared_share), -(felt / danger_share));
    if constexpr (Note::wanted)
        note_danger(note, w, {enemy.attacker_kinds, enemy.hits_beside_king, weak_squares, checks, !queen},
                    felt, cost);
    return shelter + cost;
}

} // namespace chess
