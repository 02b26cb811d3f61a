// A puzzle's line played out: every position on the way and what each move did. The opponent moves first, so the solver's
// moves are those with odd numbers; a line ends with one of them.
#pragma once

#include "games/chess/position.hpp"

#include <span>
#include <vector>

namespace tactics {

using chess::Bitboard;
using chess::Colour;
using chess::PieceKind;
using chess::Position;
using chess::Square;

struct Step {
    chess::Move move;
    Square from;
    Square to;               // of a king that castles, where it comes to stand
    PieceKind moved;         // what stands on `to` afterwards: a promoted pawn is what it became
    PieceKind on_target;     // what stood there; none before an en-passant capture
    bool is_capture = false; // en passant too
    bool is_castling = false;
};

class Solution {
  public:
    // The moves are legal one after the other, at least two. A last move of the opponent is left out.
    Solution(Position const& first, std::span<chess::Move const> moves);

    [[nodiscard]] Colour solver() const { return ~positions_.front().side_to_move(); }
    [[nodiscard]] int plies() const { return static_cast<int>(steps_.size()); } // even
    [[nodiscard]] int solver_moves() const { return plies() / 2; }
    [[nodiscard]] int last() const { return plies() - 1; } // the solver's last move

    [[nodiscard]] Step const& step(int ply) const { return steps_[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] Position const& before(int ply) const { return positions_[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] Position const& after(int ply) const { return before(ply + 1); }
    [[nodiscard]] Position const& asked() const { return after(0); } // where the solver begins
    [[nodiscard]] Position const& end() const { return positions_.back(); }
    [[nodiscard]] bool is_mate() const { return is_mate_; }

    // Does it hold for one of the solver's moves between `from` and `to`? Both are plies, odd and included.
    template <class Predicate>
    [[nodiscard]] bool any(int from, int to, Predicate holds) const {
        for (int ply = from; ply <= to; ply += 2)
            if (holds(ply)) return true;
        return false;
    }
    template <class Predicate>
    [[nodiscard]] bool any(Predicate holds) const {
        return any(1, last(), holds);
    }
    // For the solver's moves that answer an answer: from the second on.
    template <class Predicate>
    [[nodiscard]] bool any_follow_up(Predicate holds) const {
        return any(3, last(), holds);
    }
    // For those that were answered: all but the last.
    template <class Predicate>
    [[nodiscard]] bool any_answered(Predicate holds) const {
        return any(1, last() - 2, holds);
    }

  private:
    std::vector<Position> positions_;
    std::vector<Step> steps_;
    bool is_mate_ = false;
};

} // namespace tactics
