// The words of knights-only chess: squares, knights and moves. a1 is square 0, h8 square 63.
#pragma once

#include "core/types.hpp"
#include "games/bitboard.hpp"

#include <cstdint>
#include <type_traits>

namespace knights {

using core::Colour;
using games::Bitboard;

enum class Square : std::uint8_t {};

constexpr Square square_at(int file, int rank) { return Square(rank * 8 + file); }
constexpr int index(Square square) { return static_cast<int>(square); }
constexpr int file_of(Square square) { return index(square) % 8; }
constexpr int rank_of(Square square) { return index(square) / 8; }
constexpr Bitboard bit(Square square) { return games::bit(index(square)); }

// There is one kind of piece, so a piece is its colour.
enum class Piece : std::uint8_t { white_knight, black_knight };

constexpr Piece knight_of(Colour colour) {
    return colour == Colour::white ? Piece::white_knight : Piece::black_knight;
}

// Origin in the low six bits, target in the next six; what is captured stands in the position.
struct Move {
    std::uint16_t bits;

    static constexpr Move between(Square from, Square to) {
        return Move{static_cast<std::uint16_t>(index(from) | index(to) << 6)};
    }
    [[nodiscard]] constexpr Square from() const { return Square(bits & 63); }
    [[nodiscard]] constexpr Square to() const { return Square(bits >> 6); }

    bool operator==(Move const&) const = default;
};
static_assert(std::is_trivial_v<Move> && sizeof(Move) == 2);

} // namespace knights
