#include "games/chess/quiet_checks.hpp"

#include "games/chess/check.hpp"
#include "games/chess/spans.hpp"
#include "games/chess/tagged_move.hpp"

namespace chess {
namespace {

// Where a piece of each kind would give check, and who uncovers one by stepping aside.
template <Colour us>
class Checks {
  public:
    explicit Checks(Position const& position)
        : position_(position),
          king_(position.king(~us)),
          empty_(~position.occupied()),
          checking_(position) {}

    void write(Moves& moves) const {
        write_direct<PieceKind::knight>(moves);
        write_direct<PieceKind::bishop>(moves);
        write_direct<PieceKind::rook>(moves);
        write_direct<PieceKind::queen>(moves);
        write_pawns(moves);
        write_uncovering(moves);
    }

  private:
    void write_legal(Moves& moves, Square from, Bitboard targets) const {
        while (targets != 0) {
            Move const move(from, pop_square(targets));
            if (legal_move(position_, move.bits())) moves.push(move);
        }
    }

    template <PieceKind kind>
    void write_direct(Moves& moves) const {
        Bitboard const targets = checking_.of(kind) & empty_;
        for (Bitboard left = position_.pieces(us, kind); left != 0;) {
            Square const from = pop_square(left);
            write_legal(moves, from, piece_attacks(kind, from, ~empty_) & targets);
        }
    }

    // One or two steps forward, short of the last rank.
    [[nodiscard]] Bitboard pushes(Bitboard pawns) const {
        Bitboard const once = one_up<us>(pawns) & empty_ & ~rank_for(us, 7);
        return once | (one_up<us>(once & rank_for(us, 2)) & empty_);
    }
    void write_pawns(Moves& moves) const {
        Bitboard const pawns = position_.pieces(us, PieceKind::pawn);
        Bitboard const targets = pushes(pawns) & checking_.of(PieceKind::pawn);
        Bitboard const below = one_up<~us>(targets);
        for (Bitboard left = pawns & (below | one_up<~us>(below)); left != 0;) {
            Square const from = pop_square(left);
            write_legal(moves, from, pushes(bit(from)) & targets);
        }
    }

    // A piece alone between an own slider and the king; where it would give check itself has been looked at.
    void write_uncovering(Moves& moves) const {
        Bitboard const screen = checking_.of(PieceKind::queen) & position_.pieces(us);
        if (screen == 0) return;
        Bitboard const straight = checking_.of(PieceKind::rook);
        Bitboard const diagonal = checking_.of(PieceKind::bishop);
        Bitboard const behind = position_.occupied() ^ screen;
        Bitboard const sliders =
            ((rook_attacks(king_, behind) & ~straight & position_.straight_sliders()) |
             (bishop_attacks(king_, behind) & ~diagonal & position_.diagonal_sliders())) &
            position_.pieces(us);
        for (Bitboard left = sliders; left != 0;) {
            Bitboard const line = between(king_, pop_square(left));
            Square const from = lowest_square(line & screen);
            PieceKind const kind = kind_of(position_.at(from));
            Bitboard const reach =
                kind == PieceKind::pawn ? pushes(bit(from)) : piece_attacks(kind, from, ~empty_);
            write_legal(moves, from, reach & empty_ & ~line & ~checking_.of(kind));
        }
    }

    Position const& position_;
    Square king_;
    Bitboard empty_;
    CheckSquares checking_;
};

} // namespace

void generate_quiet_checks(Position const& position, Moves& moves) {
    if (position.side_to_move() == Colour::white)
        Checks<Colour::white>(position).write(moves);
    else
        Checks<Colour::black>(position).write(moves);
}

} // namespace chess
