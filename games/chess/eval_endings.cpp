#include "games/chess/eval_endings.hpp"

#include "games/chess/lone_pawn.hpp"
#include "games/chess/spans.hpp"

#include <cstdlib>

namespace chess {
namespace {

// Material for telling endings apart; not what the evaluation adds up.
constexpr int minor_worth = 3;
constexpr int rook_worth = 5;
constexpr int queen_worth = 9;

int officers_worth(Position const& position, Colour colour) {
    auto const count = [&](PieceKind kind) { return games::popcount(position.pieces(colour, kind)); };
    return minor_worth * (count(PieceKind::knight) + count(PieceKind::bishop)) +
           rook_worth * count(PieceKind::rook) + queen_worth * count(PieceKind::queen);
}

// 0 in the centre, 6 in a corner.
int steps_from_centre(Square square) {
    auto const off = [](int line) { return line < 4 ? 3 - line : line - 4; };
    return off(file_of(square)) + off(rank_of(square));
}

bool on_one_colour(Bitboard bishops) {
    return (bishops & dark_squares) == 0 || (bishops & ~dark_squares) == 0;
}

// Bishops that do not control the corner where the rook pawns queen, and the king already there (or beside it).
bool has_wrong_bishop(Position const& position, Colour strong) {
    Bitboard const pawns = position.pieces(strong, PieceKind::pawn);
    Bitboard const bishops = position.pieces(strong, PieceKind::bishop);
    bool const rook_pawns = (pawns & ~file_a) == 0 || (pawns & ~file_h) == 0;
    if (pawns == 0 || !rook_pawns || !on_one_colour(bishops)) return false;
    Square const corner = for_colour(square_at((pawns & file_a) != 0 ? 0 : 7, 7), strong);
    bool const controlled =
        bishops != 0 && ((bishops & dark_squares) != 0) == ((bit(corner) & dark_squares) != 0);
    return !controlled && distance(position.king(~strong), corner) <= 1;
}

int sure_win(Colour strong, Accumulator const& kept, EndingWeights const& w) {
    return (strong == Colour::white ? kept.sum.endgame() : -kept.sum.endgame()) + w.sure_win;
}

int driven_to_edge(Position const& position, Colour strong, Accumulator const& kept, EndingWeights const& w) {
    Square const hunted = position.king(~strong);
    return sure_win(strong, kept, w) + w.king_to_edge * steps_from_centre(hunted) +
           w.kings_close * (7 - distance(hunted, position.king(strong)));
}

// Seven steps from the diagonal between the wrong corners: the corner that the bishop controls.
int driven_to_corner(Position const& position, Colour strong, EndingWeights const& w) {
    Square const hunted = position.king(~strong);
    bool const dark = (position.pieces(strong, PieceKind::bishop) & dark_squares) != 0;
    int const off = dark ? 7 - file_of(hunted) - rank_of(hunted) : file_of(hunted) - rank_of(hunted);
    return w.king_to_corner * std::abs(off);
}

bool opposite_bishops(Position const& position) {
    Bitboard const bishops = position.pieces(PieceKind::bishop);
    auto const one = [&](Colour colour) { return games::popcount(bishops & position.pieces(colour)) == 1; };
    return one(Colour::white) && one(Colour::black) && !on_one_colour(bishops);
}

} // namespace

std::optional<int> against_bare_king(Position const& position, Colour strong, Accumulator const& kept,
                                     EndingWeights const& w) {
    Bitboard const bishops = position.pieces(strong, PieceKind::bishop);
    int const knights = games::popcount(position.pieces(strong, PieceKind::knight));
    int const pawns = games::popcount(position.pieces(strong, PieceKind::pawn));
    if (position.straight_sliders() != 0) return driven_to_edge(position, strong, kept, w);
    if (knights == 0 && has_wrong_bishop(position, strong)) return 0;
    int const minors = knights + games::popcount(bishops);
    if (is_lone_pawn_ending(position))
        return lone_pawn_wins(position, strong) ? sure_win(strong, kept, w) : 0;
    if (pawns > 0)
        return minors >= 2 ? std::optional(driven_to_edge(position, strong, kept, w)) : std::nullopt;
    if (minors <= 1 || (bishops == 0 && minors == 2) || (knights == 0 && on_one_colour(bishops))) return 0;
    int const edge = driven_to_edge(position, strong, kept, w);
    return knights == 1 && minors == 2 ? edge + driven_to_corner(position, strong, w) : edge;
}

int winning_chances(Position const& position, Colour strong, EndingWeights const& w) {
    int const pawns = games::popcount(position.pieces(strong, PieceKind::pawn));
    if (pawns == 0) {
        int const own = officers_worth(position, strong);
        int const other = officers_worth(position, ~strong);
        if (own - other <= minor_worth) {
            if (own < rook_worth) return 0;
            return other <= minor_worth ? w.no_pawns_minor_up : w.no_pawns_exchange_up;
        }
    }
    if (opposite_bishops(position)) {
        Bitboard const others = position.pieces(PieceKind::knight) | position.straight_sliders();
        return others == 0 ? w.bare_opposite_bishops : w.opposite_bishops;
    }
    return std::min(full_scale, w.base_scale + w.scale_for_pawn * pawns);
}

} // namespace chess
