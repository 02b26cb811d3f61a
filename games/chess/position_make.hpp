// Making and unmaking moves: the part of Position that runs at every node, inline for that reason.
#pragma once

#include "games/chess/position.hpp"

namespace chess {

inline void Position::toggle(Piece piece, Bitboard squares) {
    kinds_[static_cast<std::size_t>(kind_of(piece))] ^= squares;
    colours_[static_cast<std::size_t>(colour_of(piece))] ^= squares;
}

inline Piece Position::captured_by(Move move) const {
    switch (move.special()) {
    case Move::Special::castling:
        return Piece::none;
    case Move::Special::en_passant:
        return piece_of(PieceKind::pawn, ~side_);
    default:
        return at(move.to());
    }
}

template <class Listener>
void Position::make(Move move, Undo& undo, Listener&& listener) {
    if (side_ == Colour::white)
        make_for<Colour::white>(move, undo, listener);
    else
        make_for<Colour::black>(move, undo, listener);
}

inline void Position::unmake(Move move, Undo const& undo) {
    if (side_ == Colour::black)
        unmake_for<Colour::white>(move, undo);
    else
        unmake_for<Colour::black>(move, undo);
}

template <Colour us, class Listener>
void Position::make_for(Move move, Undo& undo, Listener&& listener) {
    Square const from = move.from();
    Square const to = move.to();
    Piece const piece = at(from);
    undo = {key_, castling_rooks_, Piece::none, en_passant_, halfmove_clock_};

    if (en_passant_ != no_square) {
        key_ ^= zobrist::en_passant(square_at(en_passant_));
        en_passant_ = no_square;
    }
    key_ ^= zobrist::numbers.black_to_move;
    side_ = ~us;
    fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ + core::index(us));
    ++halfmove_clock_;

    if (move.special() == Move::Special::castling) {
        make_castling<us>(move, listener);
        return;
    }
    if (move.special() == Move::Special::en_passant) {
        make_en_passant<us>(move, undo, listener);
        return;
    }

    Piece const captured = at(to);
    if (captured != Piece::none) {
        undo.captured = captured;
        toggle(captured, bit(to));
        key_ ^= zobrist::piece(captured, to);
        halfmove_clock_ = 0;
        listener.removed(captured, to);
    }
    Piece const arrives = move.is_promotion() ? piece_of(move.promotion(), us) : piece;
    toggle(piece, bit(from));
    toggle(arrives, bit(to));
    board_[static_cast<std::size_t>(from)] = Piece::none;
    board_[static_cast<std::size_t>(to)] = arrives;
    key_ ^= zobrist::piece(piece, from) ^ zobrist::piece(arrives, to);
    listener.removed(piece, from);
    listener.placed(arrives, to);

    if (kind_of(piece) == PieceKind::pawn) {
        halfmove_clock_ = 0;
        if ((index(from) ^ index(to)) == 16) allow_en_passant(square_at((index(from) + index(to)) / 2));
    }
    Bitboard const king_leaves = kind_of(piece) == PieceKind::king ? home_rank(us) : 0;
    if (castling_rooks_ & (bit(from) | bit(to) | king_leaves))
        drop_castling_rooks(bit(from) | bit(to) | king_leaves);
}

template <Colour us, class Listener>
void Position::make_castling(Move move, Listener&& listener) {
    Square const king_from = move.from();
    Square const rook_from = move.to();
    auto const [king_to, rook_to] = castling_targets(king_from, rook_from);
    constexpr Piece king = piece_of(PieceKind::king, us);
    constexpr Piece rook = piece_of(PieceKind::rook, us);
    // In Chess960 the four squares may overlap: lift both pieces before putting either down.
    toggle(king, bit(king_from));
    toggle(rook, bit(rook_from));
    toggle(king, bit(king_to));
    toggle(rook, bit(rook_to));
    board_[static_cast<std::size_t>(king_from)] = Piece::none;
    board_[static_cast<std::size_t>(rook_from)] = Piece::none;
    board_[static_cast<std::size_t>(king_to)] = king;
    board_[static_cast<std::size_t>(rook_to)] = rook;
    key_ ^= zobrist::piece(king, king_from) ^ zobrist::piece(king, king_to) ^
            zobrist::piece(rook, rook_from) ^ zobrist::piece(rook, rook_to);
    listener.removed(king, king_from);
    listener.removed(rook, rook_from);
    listener.placed(king, king_to);
    listener.placed(rook, rook_to);
    drop_castling_rooks(home_rank(us));
}

template <Colour us, class Listener>
void Position::make_en_passant(Move move, Undo& undo, Listener&& listener) {
    constexpr Piece pawn = piece_of(PieceKind::pawn, us);
    constexpr Piece victim = piece_of(PieceKind::pawn, ~us);
    Square const victim_square = square_at(index(move.to()) ^ 8);
    undo.captured = victim;
    toggle(pawn, bit(move.from()) | bit(move.to()));
    toggle(victim, bit(victim_square));
    board_[static_cast<std::size_t>(move.from())] = Piece::none;
    board_[static_cast<std::size_t>(victim_square)] = Piece::none;
    board_[static_cast<std::size_t>(move.to())] = pawn;
    key_ ^= zobrist::piece(pawn, move.from()) ^ zobrist::piece(pawn, move.to()) ^
            zobrist::piece(victim, victim_square);
    halfmove_clock_ = 0;
    listener.removed(victim, victim_square);
    listener.removed(pawn, move.from());
    listener.placed(pawn, move.to());
}

template <Colour us>
void Position::unmake_for(Move move, Undo const& undo) {
    side_ = us;
    key_ = undo.key;
    castling_rooks_ = undo.castling_rooks;
    en_passant_ = undo.en_passant;
    halfmove_clock_ = undo.halfmove_clock;
    fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ - core::index(us));

    if (move.special() == Move::Special::castling) {
        unmake_castling<us>(move);
        return;
    }
    Square const from = move.from();
    Square const to = move.to();
    Piece const arrived = at(to);
    Piece const piece = move.is_promotion() ? piece_of(PieceKind::pawn, us) : arrived;
    toggle(arrived, bit(to));
    toggle(piece, bit(from));
    board_[static_cast<std::size_t>(from)] = piece;
    board_[static_cast<std::size_t>(to)] = Piece::none;
    if (undo.captured != Piece::none) {
        Square const stood = move.special() == Move::Special::en_passant ? square_at(index(to) ^ 8) : to;
        toggle(undo.captured, bit(stood));
        board_[static_cast<std::size_t>(stood)] = undo.captured;
    }
}

template <Colour us>
void Position::unmake_castling(Move move) {
    auto const [king_to, rook_to] = castling_targets(move.from(), move.to());
    constexpr Piece king = piece_of(PieceKind::king, us);
    constexpr Piece rook = piece_of(PieceKind::rook, us);
    toggle(king, bit(king_to));
    toggle(rook, bit(rook_to));
    toggle(king, bit(move.from()));
    toggle(rook, bit(move.to()));
    board_[static_cast<std::size_t>(king_to)] = Piece::none;
    board_[static_cast<std::size_t>(rook_to)] = Piece::none;
    board_[static_cast<std::size_t>(move.from())] = king;
    board_[static_cast<std::size_t>(move.to())] = rook;
}

} // namespace chess
