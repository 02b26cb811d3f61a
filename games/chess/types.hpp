// Squares, pieces and moves of chess.
#pragma once

#include "core/types.hpp"
#include "games/bitboard.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace chess {

using core::Colour;
using core::Key;
using core::Score;
using games::Bitboard;

// a1 = 0, b1 = 1, ... h8 = 63.
enum class Square : std::uint8_t {};

constexpr int index(Square square) { return static_cast<int>(square); }
constexpr Square square_at(int number) { return static_cast<Square>(number); }
constexpr Square square_at(int file, int rank) { return static_cast<Square>(rank * 8 + file); }
constexpr int file_of(Square square) { return index(square) & 7; }
constexpr int rank_of(Square square) { return index(square) >> 3; }
constexpr Bitboard bit(Square square) { return games::bit(index(square)); }
constexpr Square lowest_square(Bitboard set) { return square_at(games::lowest(set)); }
constexpr Square pop_square(Bitboard& set) { return square_at(games::pop_lowest(set)); }

constexpr Square a1 = square_at(0, 0);
constexpr Square c1 = square_at(2, 0);
constexpr Square d1 = square_at(3, 0);
constexpr Square e1 = square_at(4, 0);
constexpr Square f1 = square_at(5, 0);
constexpr Square g1 = square_at(6, 0);
constexpr Square h1 = square_at(7, 0);

// The square as the other colour sees it: e2 becomes e7.
constexpr Square mirrored(Square square) { return static_cast<Square>(index(square) ^ 56); }
constexpr Square for_colour(Square whites, Colour colour) {
    return colour == Colour::white ? whites : mirrored(whites);
}

constexpr Bitboard file_a = 0x0101010101010101u;
constexpr Bitboard file_h = file_a << 7;
constexpr Bitboard rank_1 = 0xFFu;
constexpr Bitboard dark_squares = 0xAA55AA55AA55AA55u;
constexpr Bitboard rank(int number) { return rank_1 << (8 * number); }
constexpr Bitboard rank_for(Colour colour, int number) {
    return rank(colour == Colour::white ? number : 7 - number);
}
constexpr Bitboard home_rank(Colour colour) { return rank_for(colour, 0); }

enum class PieceKind : std::uint8_t { pawn, knight, bishop, rook, queen, king, none };

constexpr int index(PieceKind kind) { return static_cast<int>(kind); }
inline constexpr std::array kinds{PieceKind::pawn, PieceKind::knight, PieceKind::bishop,
                                  PieceKind::rook, PieceKind::queen,  PieceKind::king};

// The kind in the low three bits, the colour in the fourth.
enum class Piece : std::uint8_t { none = static_cast<std::uint8_t>(PieceKind::none) };

constexpr int index(Piece piece) { return static_cast<int>(piece); }
constexpr Piece piece_of(PieceKind kind, Colour colour) {
    return static_cast<Piece>(index(kind) | core::index(colour) << 3);
}
constexpr PieceKind kind_of(Piece piece) { return static_cast<PieceKind>(index(piece) & 7); }
constexpr Colour colour_of(Piece piece) { return static_cast<Colour>(index(piece) >> 3); }

char letter_of(PieceKind kind);                           // P N B R Q K
char letter_of(Piece piece);                              // lower case for Black, as in FEN
std::optional<Piece> piece_from_letter(char letter);      // the reverse
std::string to_string(Square square);                     // "e4"
std::optional<Square> square_from(std::string_view name); // the reverse

// Origin, target and what is special, in 16 bits. Castling is written as the king taking its own rook, which
// names the rook also where it did not start in a corner.
class Move {
  public:
    enum class Special : std::uint16_t {
        none = 0,
        castling = 1 << 12,
        en_passant = 2 << 12,
        promote_knight = 4 << 12,
        promote_bishop = 5 << 12,
        promote_rook = 6 << 12,
        promote_queen = 7 << 12,
    };

    Move() = default;
    constexpr Move(Square from, Square to, Special special = Special::none)
        : bits_(static_cast<std::uint16_t>(index(from) | index(to) << 6 | static_cast<int>(special))) {}
    constexpr explicit Move(int bits) : bits_(static_cast<std::uint16_t>(bits)) {}

    [[nodiscard]] constexpr Square from() const { return square_at(bits_ & 63); }
    [[nodiscard]] constexpr Square to() const { return square_at(bits_ >> 6 & 63); }
    [[nodiscard]] constexpr Special special() const { return static_cast<Special>(bits_ & 0xF000); }
    [[nodiscard]] constexpr bool is_promotion() const { return (bits_ & 0x4000) != 0; }
    [[nodiscard]] constexpr PieceKind promotion() const { // only for a promotion
        return static_cast<PieceKind>((bits_ >> 12 & 3) + index(PieceKind::knight));
    }
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }

    bool operator==(Move const&) const = default;

  private:
    std::uint16_t bits_; // no initialiser: move lists stay uninitialised
};

static_assert(std::is_trivial_v<Move> && sizeof(Move) == 2);
static_assert(Move(e1, g1, Move::Special::promote_rook).promotion() == PieceKind::rook);

} // namespace chess
