// Passed pawns in the company of pieces: what stands in their way, and how far off the kings are.
#pragma once

#include "games/chess/attack_map.hpp"
#include "games/chess/weights.hpp"

namespace chess {

// The enemy has nothing but pawns, and its king does not reach the queening square even if it is its turn.
template <Colour us>
bool is_unstoppable(Position const& position, Square pawn) {
    Bitboard const slow = position.pieces(PieceKind::pawn) | position.pieces(PieceKind::king);
    if ((position.pieces(~us) & ~slow) != 0 || (front(us, pawn) & position.occupied()) != 0) return false;
    int const steps = 7 - rank_for(us, pawn);
    Square const queening = square_at(file_of(pawn), us == Colour::white ? 7 : 0);
    return distance(position.king(~us), queening) > steps + 1;
}

template <Colour us, class Note>
Phased passed_pawn(Position const& position, AttackMap const& map, PawnWeights const& w, Note note,
                   Square pawn) {
    int const urgency = w.urgency[static_cast<std::size_t>(rank_for(us, pawn))];
    if (urgency == 0) return {};
    SideAttacks const& own = map.of(us);
    SideAttacks const& enemy = map.of(~us);
    Bitboard const step = one_up<us>(bit(pawn));
    Square const next = lowest_square(step);
    auto const steps_to = [&](Colour side) {
        return std::min(distance(position.king(side), next), w.farthest_king);
    };
    int const theirs = steps_to(~us);
    int const ours = steps_to(us);
    int const kings = w.enemy_king_distance * theirs - w.own_king_distance * ours;
    Phased score(0, kings * urgency / king_distance_share);
    if constexpr (Note::wanted) {
        double const share = static_cast<double>(urgency) / king_distance_share;
        note.worked_out(w.enemy_king_distance, score);
        note.slope(w.enemy_king_distance, 0, share * theirs);
        note.slope(w.own_king_distance, 0, -share * ours);
    }

    Bitboard const path = front(us, pawn);
    Bitboard const behind = front(~us, pawn);
    Bitboard const rooks = position.straight_sliders() & behind & rook_attacks(pawn, position.occupied());
    if ((step & position.occupied()) == 0) {
        // A rook behind the pawn guards the whole way, whoever's it is.
        Bitboard const unsafe =
            rooks & position.pieces(~us) ? path : path & (enemy.any | position.pieces(~us));
        if (unsafe == 0)
            score += note(w.free_path, urgency);
        else if ((unsafe & step) == 0)
            score += note(w.free_step, urgency);
        if ((rooks & position.pieces(us)) != 0 || (own.any & step) != 0)
            score += note(w.guarded_step, urgency);
    }
    if (rooks & position.pieces(us)) score += note(w.rook_behind, urgency);
    if (is_unstoppable<us>(position, pawn)) score += note(w.unstoppable);
    return score;
}

template <Colour us, class Note>
Phased passed_pawns(Position const& position, Bitboard passed, AttackMap const& map, PawnWeights const& w,
                    Note note) {
    Phased score;
    for (Bitboard left = passed & position.pieces(us); left != 0;)
        score += passed_pawn<us>(position, map, w, note, pop_square(left));
    return score;
}

} // namespace chess
