// Backwards from the pawns that queen: a placing is won if the strong side has a move to a won one, or the weak side has
// only such. Pawns go up the board and stand on its left half; the others are seen in a mirror. One set of squares holds
// what is known of all squares of the weak king at once.
#include "games/chess/lone_pawn.hpp"

#include "games/chess/spans.hpp"

#include <array>
#include <cstddef>

namespace chess {
namespace {

constexpr int first_square = 8; // a2
constexpr int end_square = 56;  // a8

// The squares a step away from one of the set, in it or not.
constexpr Bitboard neighbours(Bitboard set) {
    Bitboard const row = set | beside(set);
    return beside(set) | row << 8 | row >> 8;
}

// The weak king's squares from which the strong side wins, to move and waiting, by the squares of pawn and strong king.
class LonePawnTable {
  public:
    LonePawnTable() {
        for (int pawn = end_square - 1; pawn >= first_square; --pawn) // what it becomes is known before it
            if (pawn % 8 < 4)
                while (improve(square_at(pawn))) {
                }
    }

    [[nodiscard]] bool wins(Square pawn, Square strong_king, Square weak_king, bool strong_to_move) const {
        Known const& known = at(pawn, strong_king);
        return ((strong_to_move ? known.to_move : known.waiting) & bit(weak_king)) != 0;
    }

  private:
    struct Known {
        Bitboard to_move = 0;
        Bitboard waiting = 0;

        bool operator==(Known const&) const = default;
    };

    static std::size_t place(Square pawn, Square king) {
        return static_cast<std::size_t>(index(pawn) * 64 + index(king));
    }
    [[nodiscard]] Known const& at(Square pawn, Square king) const { return table_[place(pawn, king)]; }

    bool improve(Square pawn) {
        bool better = false;
        for (Bitboard kings = ~bit(pawn); kings != 0;) {
            Square const king = pop_square(kings);
            Known& known = table_[place(pawn, king)];
            Known const before = known;
            known.to_move = won_to_move(pawn, king);
            known.waiting = won_waiting(pawn, king);
            better |= known != before;
        }
        return better;
    }

    [[nodiscard]] Bitboard won_to_move(Square pawn, Square king) const {
        Bitboard won = won_by_push(pawn, king);
        for (Bitboard steps = king_attacks(king) & ~bit(pawn); steps != 0;)
            won |= at(pawn, pop_square(steps)).waiting;
        return won & ~(king_attacks(king) | bit(king) | bit(pawn) | pawn_attacks(Colour::white, pawn));
    }

    [[nodiscard]] Bitboard won_by_push(Square pawn, Square king) const {
        Square const next = square_at(index(pawn) + 8);
        if (next == king) return 0;
        if (index(next) >=
            end_square) { // a queen, or a rook where a queen would be stalemate, unless it is taken
            bool const guarded = (king_attacks(king) & bit(next)) != 0;
            return ~(guarded ? bit(next) : bit(next) | king_attacks(next));
        }
        Bitboard won = at(next, king).waiting;
        Square const twice = square_at(index(next) + 8);
        if (rank_of(pawn) == 1 && twice != king) won |= at(twice, king).waiting & ~bit(next);
        return won & ~bit(next);
    }

    // The weak king wants a square that is not won; the pawn's, if nobody guards it, never is. Without a move: stalemate.
    [[nodiscard]] Bitboard won_waiting(Square pawn, Square king) const {
        Bitboard const free = ~(king_attacks(king) | bit(king) | pawn_attacks(Colour::white, pawn));
        Bitboard const escapes = free & ~at(pawn, king).to_move;
        Bitboard const possible = ~(king_attacks(king) | bit(king) | bit(pawn));
        return possible & neighbours(free) & ~neighbours(escapes);
    }

    std::array<Known, std::size_t{end_square} * 64> table_{};
};

} // namespace

bool lone_pawn_wins(Position const& position, Colour strong) {
    static LonePawnTable const table;
    Square const pawn = lowest_square(position.pieces(strong, PieceKind::pawn));
    auto const seen = [&](Square square) {
        int const upwards = index(for_colour(square, strong));
        return square_at(file_of(pawn) < 4 ? upwards : upwards ^ 7);
    };
    return table.wins(seen(pawn), seen(position.king(strong)), seen(position.king(~strong)),
                      position.side_to_move() == strong);
}

} // namespace chess
