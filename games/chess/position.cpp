#include "games/chess/position.hpp"

namespace chess {

Bitboard Position::attackers(Square target, Bitboard occupied) const {
    return (pawn_attacks(Colour::white, target) & pieces(Colour::black, PieceKind::pawn)) |
           (pawn_attacks(Colour::black, target) & pieces(Colour::white, PieceKind::pawn)) |
           (knight_attacks(target) & pieces(PieceKind::knight)) |
           (king_attacks(target) & pieces(PieceKind::king)) |
           (rook_attacks(target, occupied) & straight_sliders()) |
           (bishop_attacks(target, occupied) & diagonal_sliders());
}

bool Position::en_passant_is_legal(Square from, Square target) const {
    Square const victim = square_at(index(target) ^ 8);
    Colour const us = colour_of(at(from));
    Bitboard const after = (occupied() ^ bit(from) ^ bit(victim)) | bit(target);
    return (attackers(king(us), after) & pieces(~us) & ~bit(victim)) == 0;
}

// A pawn passed `target`. The square counts only if some pawn may legally take there: so the key says exactly
// what the repetition rule asks, whether the same moves are possible.
void Position::allow_en_passant(Square target) {
    Bitboard takers = pawn_attacks(~side_, target) & pieces(side_, PieceKind::pawn);
    while (takers != 0)
        if (en_passant_is_legal(pop_square(takers), target)) {
            en_passant_ = static_cast<std::uint8_t>(target);
            key_ ^= zobrist::en_passant(target);
            return;
        }
}

void Position::drop_castling_rooks(Bitboard touched) {
    key_ ^= zobrist::castling_rooks(castling_rooks_ & touched);
    castling_rooks_ &= ~touched;
}

void Position::make_null(Undo& undo) {
    undo = {key_, castling_rooks_, Piece::none, en_passant_, halfmove_clock_};
    if (en_passant_ != no_square) key_ ^= zobrist::en_passant(square_at(en_passant_));
    en_passant_ = no_square;
    key_ ^= zobrist::numbers.black_to_move;
    fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ + core::index(side_));
    ++halfmove_clock_;
    side_ = ~side_;
}

void Position::unmake_null(Undo const& undo) {
    side_ = ~side_;
    fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ - core::index(side_));
    key_ = undo.key;
    en_passant_ = undo.en_passant;
    halfmove_clock_ = undo.halfmove_clock;
}

Key Position::fresh_key() const {
    Key key = side_ == Colour::black ? zobrist::numbers.black_to_move : Key{};
    for (Bitboard all = occupied(); all != 0;) {
        Square const square = pop_square(all);
        key ^= zobrist::piece(at(square), square);
    }
    key ^= zobrist::castling_rooks(castling_rooks_);
    if (en_passant_ != no_square) key ^= zobrist::en_passant(square_at(en_passant_));
    return key;
}

void PositionBuilder::put(Piece piece, Square square) {
    position_.toggle(piece, bit(square));
    position_.board_[static_cast<std::size_t>(square)] = piece;
}

void PositionBuilder::set_clocks(int halfmove_clock, int fullmove_number) {
    position_.halfmove_clock_ = static_cast<std::uint16_t>(halfmove_clock);
    position_.fullmove_number_ = static_cast<std::uint16_t>(fullmove_number);
}

Position PositionBuilder::build() {
    position_.key_ = position_.fresh_key();
    return position_;
}

} // namespace chess
