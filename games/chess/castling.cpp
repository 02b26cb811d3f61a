#include "games/chess/castling.hpp"

#include <bit>

namespace chess {

std::optional<Square> outermost_rook(Position const& position, Colour colour, Wing wing) {
    Square const king = position.king(colour);
    if ((bit(king) & home_rank(colour)) == 0) return std::nullopt;
    Bitboard const below_king = bit(king) - 1;
    Bitboard const beside = wing == Wing::queen ? below_king : ~below_king;
    Bitboard const rooks = position.pieces(colour, PieceKind::rook) & home_rank(colour) & beside;
    if (rooks == 0) return std::nullopt;
    return wing == Wing::queen ? lowest_square(rooks) : square_at(63 - std::countl_zero(rooks));
}

bool is_ordinary_castling(Position const& position, Square rook) {
    Colour const colour = rank_of(rook) == 0 ? Colour::white : Colour::black;
    return position.king(colour) == for_colour(e1, colour) && (file_of(rook) == 0 || file_of(rook) == 7);
}

bool needs_chess960(Position const& position) {
    for (Bitboard rooks = position.castling_rooks(); rooks != 0;)
        if (!is_ordinary_castling(position, pop_square(rooks))) return true;
    return false;
}

} // namespace chess
