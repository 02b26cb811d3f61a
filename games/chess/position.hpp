// A chess position: where the pieces are, whose turn it is, and what the rules remember. Chess960 is not a
// special case: a castling right is the rook that may castle.
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/types.hpp"
#include "games/chess/zobrist.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace chess {

// What unmake cannot compute.
struct Undo {
    Key key;
    Bitboard castling_rooks;
    Piece captured;
    std::uint8_t en_passant;
    std::uint16_t halfmove_clock;
};

// Listens to nothing: make without an incremental evaluator.
struct NoListener {
    constexpr void removed(Piece, Square) const {}
    constexpr void placed(Piece, Square) const {}
};

class Position {
  public:
    Position() { board_.fill(Piece::none); } // an empty board; PositionBuilder makes real ones

    [[nodiscard]] Colour side_to_move() const { return side_; }
    [[nodiscard]] Key key() const { return key_; }
    [[nodiscard]] Bitboard occupied() const { return colours_[0] | colours_[1]; }
    [[nodiscard]] Bitboard pieces(Colour colour) const { return colours_[static_cast<std::size_t>(colour)]; }
    [[nodiscard]] Bitboard pieces(PieceKind kind) const { return kinds_[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] Bitboard pieces(Colour colour, PieceKind kind) const {
        return pieces(colour) & pieces(kind);
    }
    [[nodiscard]] Bitboard straight_sliders() const {
        return pieces(PieceKind::rook) | pieces(PieceKind::queen);
    }
    [[nodiscard]] Bitboard diagonal_sliders() const {
        return pieces(PieceKind::bishop) | pieces(PieceKind::queen);
    }
    [[nodiscard]] Piece at(Square square) const { return board_[static_cast<std::size_t>(square)]; }
    [[nodiscard]] Square king(Colour colour) const { return lowest_square(pieces(colour, PieceKind::king)); }

    [[nodiscard]] Bitboard castling_rooks() const { return castling_rooks_; }
    // The square behind a pawn that just moved two squares, if it can legally be taken there.
    [[nodiscard]] std::optional<Square> en_passant() const {
        return en_passant_ == no_square ? std::nullopt : std::optional(square_at(en_passant_));
    }
    [[nodiscard]] int halfmove_clock() const { return halfmove_clock_; } // plies since a capture or pawn move
    [[nodiscard]] int fullmove_number() const { return fullmove_number_; }

    [[nodiscard]] Bitboard attackers(Square target, Bitboard occupied) const; // of both colours
    [[nodiscard]] bool in_check() const { return (attackers(king(side_), occupied()) & pieces(~side_)) != 0; }
    // May the pawn on `from` take on the en-passant square `target` without leaving its king in check?
    [[nodiscard]] bool en_passant_is_legal(Square from, Square target) const;

    [[nodiscard]] bool is_capture(Move move) const {
        return move.special() == Move::Special::en_passant ||
               (at(move.to()) != Piece::none && move.special() != Move::Special::castling);
    }
    // The piece a move takes; Piece::none for none.
    [[nodiscard]] Piece captured_by(Move move) const;

    void make(Move move, Undo& undo) { make(move, undo, NoListener{}); }
    template <class Listener>
    void make(Move move, Undo& undo, Listener&& listener);
    void unmake(Move move, Undo const& undo);
    void make_null(Undo& undo);
    void unmake_null(Undo const& undo);

    [[nodiscard]] Key fresh_key() const; // the key computed from nothing, for tests and for PositionBuilder

    bool operator==(Position const&) const = default;

  private:
    friend class PositionBuilder;

    static constexpr std::uint8_t no_square = 64;

    void toggle(Piece piece, Bitboard squares);
    template <Colour us, class Listener>
    void make_for(Move move, Undo& undo, Listener&& listener);
    template <Colour us, class Listener>
    void make_castling(Move move, Listener&& listener);
    template <Colour us, class Listener>
    void make_en_passant(Move move, Undo& undo, Listener&& listener);
    template <Colour us>
    void unmake_for(Move move, Undo const& undo);
    template <Colour us>
    void unmake_castling(Move move);
    void drop_castling_rooks(Bitboard touched);
    void allow_en_passant(Square target);

    std::array<Bitboard, 6> kinds_{};
    std::array<Bitboard, 2> colours_{};
    std::array<Piece, 64> board_;
    Key key_{};
    Bitboard castling_rooks_ = 0;
    std::uint16_t halfmove_clock_ = 0;
    std::uint16_t fullmove_number_ = 1;
    std::uint8_t en_passant_ = no_square;
    Colour side_ = Colour::white;
};

// Castling brings the king and the rook to the same squares in Chess960 as in ordinary chess.
struct CastlingTargets {
    Square king;
    Square rook;
};
constexpr CastlingTargets castling_targets(Square king, Square rook) {
    Colour const colour = rank_of(king) == 0 ? Colour::white : Colour::black;
    return index(rook) > index(king) ? CastlingTargets{for_colour(g1, colour), for_colour(f1, colour)}
                                     : CastlingTargets{for_colour(c1, colour), for_colour(d1, colour)};
}

// Sets up a position piece by piece, for FEN and tests, and keeps the key true.
class PositionBuilder {
  public:
    void put(Piece piece, Square square);
    void set_side(Colour side) { position_.side_ = side; }
    void add_castling_rook(Square rook) { position_.castling_rooks_ |= bit(rook); }
    void set_en_passant(Square target) { position_.en_passant_ = static_cast<std::uint8_t>(target); }
    void set_clocks(int halfmove_clock, int fullmove_number);

    [[nodiscard]] Position const& peek() const { return position_; }
    [[nodiscard]] Position build();

  private:
    Position position_;
};

} // namespace chess

#include "games/chess/position_make.hpp"
