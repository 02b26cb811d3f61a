// Does a move give check?
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/position.hpp"

#include <array>

namespace chess {

bool gives_check(Position const& position, Move move); // directly or by discovery

// The same for many moves of one position, none a promotion, and quicker: discovered checks are overlooked.
class CheckSquares {
  public:
    explicit CheckSquares(Position const& position) {
        Colour const us = position.side_to_move();
        Square const king = position.king(~us);
        Bitboard const straight = rook_attacks(king, position.occupied());
        Bitboard const diagonal = bishop_attacks(king, position.occupied());
        of(PieceKind::pawn) = pawn_attacks(~us, king);
        of(PieceKind::knight) = knight_attacks(king);
        of(PieceKind::bishop) = diagonal;
        of(PieceKind::rook) = straight;
        of(PieceKind::queen) = straight | diagonal;
        of(PieceKind::king) = 0;
    }
    [[nodiscard]] bool is_reached_by(Position const& position, Move move) const {
        return (of(kind_of(position.at(move.from()))) & bit(move.to())) != 0;
    }

    // Where a piece of this kind, of the side to move, would give check.
    [[nodiscard]] Bitboard of(PieceKind kind) const { return squares_[place(kind)]; }

  private:
    static std::size_t place(PieceKind kind) { return static_cast<std::size_t>(index(kind)); }
    Bitboard& of(PieceKind kind) { return squares_[place(kind)]; }

    std::array<Bitboard, 6> squares_;
};

} // namespace chess
