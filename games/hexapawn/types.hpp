// The vocabulary of hexapawn: squares, pawns, moves and positions as plain data. Both boards have rows of four squares, a1
// is square 0 and d4 square 15; the small board leaves the fourth file and the fourth rank empty.
#pragma once

#include "core/types.hpp"
#include "games/bitboard.hpp"

#include <array>
#include <cstdint>
#include <type_traits>

namespace hexapawn {

using core::Colour;
using games::Bitboard;

inline constexpr int row_length = 4;
inline constexpr int square_count = 16;

enum class Square : std::uint8_t {};

constexpr Square square_at(int file, int rank) { return Square(rank * row_length + file); }
constexpr int index(Square square) { return static_cast<int>(square); }
constexpr int file_of(Square square) { return index(square) % row_length; }
constexpr int rank_of(Square square) { return index(square) / row_length; }
constexpr Bitboard bit(Square square) { return games::bit(index(square)); }

// There is one kind of piece, so a piece is its colour.
enum class Piece : std::uint8_t { white_pawn, black_pawn };

constexpr Piece pawn_of(Colour colour) {
    return colour == Colour::white ? Piece::white_pawn : Piece::black_pawn;
}

// Origin in the low four bits, target in the next four; what is captured stands in the position.
struct Move {
    std::uint8_t bits;

    static constexpr Move between(Square from, Square to) {
        return Move{static_cast<std::uint8_t>(index(from) | index(to) << 4)};
    }
    [[nodiscard]] constexpr Square from() const { return Square(bits & 15); }
    [[nodiscard]] constexpr Square to() const { return Square(bits >> 4); }

    bool operator==(Move const&) const = default;
};
static_assert(std::is_trivial_v<Move> && sizeof(Move) == 1);

// A position without its key, the same for both boards: what texts and pictures are made of.
struct State {
    std::array<Bitboard, 2> pawns{}; // by colour
    Colour side = Colour::white;

    [[nodiscard]] constexpr Bitboard of(Colour colour) const {
        return pawns[static_cast<std::size_t>(colour)];
    }

    bool operator==(State const&) const = default;
};

} // namespace hexapawn
