// Who attacks what: filled once for an evaluation and read by its terms.
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/pawns.hpp"
#include "games/chess/position.hpp"
#include "games/chess/spans.hpp"

#include <algorithm>
#include <array>

namespace chess {

// A king's neighbourhood: three by three squares that do not hang over the edge.
inline constexpr SquareTable king_zones = [] {
    SquareTable table{};
    for (int number = 0; number < 64; ++number) {
        Square const centre = square_at(std::clamp(number % 8, 1, 6), std::clamp(number / 8, 1, 6));
        table[static_cast<std::size_t>(number)] = king_attacks(centre) | bit(centre);
    }
    return table;
}();
static_assert(king_zones[0] == 0x070707u);

// One side's pieces, as the other has to reckon with them.
struct SideAttacks {
    std::array<Bitboard, 6> by_kind{};
    Bitboard any = 0;
    Bitboard twice = 0;
    Bitboard roaming = 0;   // squares that count for mobility
    Bitboard king_zone = 0; // around the own king
    // Against the other side's king:
    int attackers = 0;
    int attacker_points = 0;
    int hits_beside_king = 0;
    std::array<std::uint8_t, 5> attacker_kinds{}; // counted only for whoever takes notes

    [[nodiscard]] Bitboard by(PieceKind kind) const { return by_kind[static_cast<std::size_t>(kind)]; }
    void add(PieceKind kind, Bitboard attacks) {
        by_kind[static_cast<std::size_t>(kind)] |= attacks;
        twice |= any & attacks;
        any |= attacks;
    }
};

struct AttackMap {
    std::array<SideAttacks, 2> sides;

    [[nodiscard]] SideAttacks& of(Colour colour) { return sides[static_cast<std::size_t>(colour)]; }
    [[nodiscard]] SideAttacks const& of(Colour colour) const {
        return sides[static_cast<std::size_t>(colour)];
    }

    // Kings and pawns; the officers are added while they are scored.
    explicit AttackMap(Position const& position) {
        add_pawns_and_king<Colour::white>(position);
        add_pawns_and_king<Colour::black>(position);
        find_roaming<Colour::white>(position);
        find_roaming<Colour::black>(position);
    }

  private:
    template <Colour us>
    void add_pawns_and_king(Position const& position) {
        SideAttacks& side = of(us);
        Bitboard const pawns = position.pieces(us, PieceKind::pawn);
        Bitboard const ahead = one_up<us>(pawns);
        side.add(PieceKind::pawn, (ahead & ~file_a) >> 1);
        side.add(PieceKind::pawn, (ahead & ~file_h) << 1);
        Bitboard const guarded_by_pawns = side.twice;
        Square const king = position.king(us);
        side.add(PieceKind::king, king_attacks(king));
        side.king_zone = king_zones[static_cast<std::size_t>(king)] & ~guarded_by_pawns;
    }

    // Neither under an enemy pawn nor where an own king or a pawn that will not move soon stands.
    template <Colour us>
    void find_roaming(Position const& position) {
        Bitboard const pawns = position.pieces(us, PieceKind::pawn);
        Bitboard const low = rank_for(us, 1) | rank_for(us, 2);
        Bitboard const staying = pawns & (one_up<~us>(position.occupied()) | low);
        of(us).roaming = ~(of(~us).by(PieceKind::pawn) | staying | position.pieces(us, PieceKind::king));
    }
};

} // namespace chess
