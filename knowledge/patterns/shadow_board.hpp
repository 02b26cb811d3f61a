// A board that may be changed freely, for looking past a move: kb/chess/after.pl and kb/chess/exchange.pl on bitboards.
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/position.hpp"
#include "knowledge/patterns/classic.hpp"

#include <array>

namespace knowledge::patterns {

using chess::Bitboard;
using chess::Colour;
using chess::PieceKind;
using chess::Square;

class ShadowBoard {
  public:
    explicit ShadowBoard(chess::Position const& position);

    [[nodiscard]] Bitboard occupied() const { return colours_[0] | colours_[1]; }
    [[nodiscard]] Bitboard pieces(Colour colour) const { return colours_[static_cast<std::size_t>(colour)]; }
    [[nodiscard]] Bitboard pieces(PieceKind kind) const { return kinds_[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] Bitboard pieces(Colour colour, PieceKind kind) const {
        return pieces(colour) & pieces(kind);
    }
    [[nodiscard]] Bitboard sliders() const {
        return pieces(PieceKind::bishop) | pieces(PieceKind::rook) | pieces(PieceKind::queen);
    }
    [[nodiscard]] PieceKind kind_on(Square square) const; // none where nobody stands

    // What the rules call leaves/4: every square that the step empties, its own target left out.
    [[nodiscard]] Bitboard left_by(Step step) const;
    [[nodiscard]] ShadowBoard after(Step step) const; // a pawn on its last row becomes a queen
    [[nodiscard]] int value_taken(Step step) const;   // 0 for nothing

    // Of both colours, as if only `occupied` stood in the way.
    [[nodiscard]] Bitboard attackers(Square target, Bitboard occupied) const;
    [[nodiscard]] Bitboard attackers(Square target, Colour colour) const {
        return attackers(target, occupied()) & pieces(colour);
    }
    [[nodiscard]] Bitboard attacks_from(Square from, PieceKind kind, Colour colour) const;
    [[nodiscard]] bool in_check(Colour colour) const;

    // exchange/5: what that side gains by beginning to take there; 0 if it had better not.
    [[nodiscard]] int exchange(Colour colour, Square square) const;
    [[nodiscard]] Bitboard guards(Colour colour, Square square) const; // guard/7
    [[nodiscard]] Bitboard takers(Colour colour, Square square) const; // taker/8 with nothing gone

  private:
    [[nodiscard]] Bitboard pinned(Colour colour) const;
    [[nodiscard]] Bitboard without_held_back(Bitboard takers, Colour colour, Square square,
                                             Bitboard gone) const;
    [[nodiscard]] bool is_king_safe_to_take(Colour colour, Square square, Bitboard gone) const;
    void put(PieceKind kind, Colour colour, Square square);
    void clear(Bitboard squares);

    std::array<Bitboard, 6> kinds_{};
    std::array<Bitboard, 2> colours_{};
    mutable std::array<Bitboard, 2> pinned_{}; // worked out when first asked for
    mutable std::array<bool, 2> pinned_known_{};
};

} // namespace knowledge::patterns
