// Which squares a piece attacks, and the lines between squares. Steppers and lines are compile-time tables;
// sliders go through games/chess/sliders.hpp.
#pragma once

#include "games/chess/sliders.hpp"
#include "games/chess/types.hpp"

#include <array>

namespace chess {

using SquareTable = std::array<Bitboard, 64>;

namespace detail {

struct Step {
    int files;
    int ranks;
};

constexpr Bitboard stepped(Square from, Step step) {
    int const file = file_of(from) + step.files;
    int const rank = rank_of(from) + step.ranks;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? bit(square_at(file, rank)) : 0;
}

template <std::size_t N>
constexpr SquareTable step_table(std::array<Step, N> const& steps) {
    SquareTable table{};
    for (int from = 0; from < 64; ++from)
        for (auto const& step : steps)
            table[static_cast<std::size_t>(from)] |= stepped(square_at(from), step);
    return table;
}

inline constexpr SquareTable knight_table =
    step_table(std::array<Step, 8>{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}});
inline constexpr SquareTable king_table =
    step_table(std::array<Step, 8>{{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}});
inline constexpr std::array<SquareTable, 2> pawn_tables{step_table(std::array<Step, 2>{{{-1, 1}, {1, 1}}}),
                                                        step_table(std::array<Step, 2>{{{-1, -1}, {1, -1}}})};

static_assert(knight_table[0] == (games::bit(10) | games::bit(17)), "a1: c2 and b3");

// For each pair on one line: the squares strictly between; and the whole line from edge to edge.
struct LineTables {
    std::array<SquareTable, 64> between{};
    std::array<SquareTable, 64> line{};
};

constexpr LineTables line_tables() {
    LineTables tables;
    constexpr std::array<Step, 8> directions{
        {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
    for (std::size_t from = 0; from < 64; ++from)
        for (auto const& step : directions) {
            Bitboard behind = 0;
            for (Bitboard b = bit(square_at(static_cast<int>(from))); b != 0;
                 b = stepped(lowest_square(b), Step{-step.files, -step.ranks}))
                behind |= b;
            Bitboard passed = 0;
            Bitboard whole = behind;
            for (Bitboard b = stepped(square_at(static_cast<int>(from)), step); b != 0;
                 b = stepped(lowest_square(b), step))
                whole |= b;
            for (Bitboard b = stepped(square_at(static_cast<int>(from)), step); b != 0;
                 b = stepped(lowest_square(b), step)) {
                auto const to = static_cast<std::size_t>(games::lowest(b));
                tables.between[from][to] = passed;
                tables.line[from][to] = whole;
                passed |= b;
            }
        }
    return tables;
}

inline constexpr LineTables lines = line_tables();

static_assert(lines.between[0][56] == 0x0001010101010100u && lines.line[0][9] == 0x8040201008040201u);

} // namespace detail

constexpr Bitboard knight_attacks(Square from) {
    return detail::knight_table[static_cast<std::size_t>(from)];
}
constexpr Bitboard king_attacks(Square from) { return detail::king_table[static_cast<std::size_t>(from)]; }
constexpr Bitboard pawn_attacks(Colour colour, Square from) {
    return detail::pawn_tables[static_cast<std::size_t>(colour)][static_cast<std::size_t>(from)];
}
inline Bitboard rook_attacks(Square from, Bitboard occupied) { return rook_sliders.attacks(from, occupied); }
inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return bishop_sliders.attacks(from, occupied);
}
inline Bitboard queen_attacks(Square from, Bitboard occupied) {
    return rook_attacks(from, occupied) | bishop_attacks(from, occupied);
}

// What a piece other than a pawn attacks.
inline Bitboard piece_attacks(PieceKind kind, Square from, Bitboard occupied) {
    switch (kind) {
    case PieceKind::knight:
        return knight_attacks(from);
    case PieceKind::bishop:
        return bishop_attacks(from, occupied);
    case PieceKind::rook:
        return rook_attacks(from, occupied);
    case PieceKind::queen:
        return queen_attacks(from, occupied);
    case PieceKind::king:
        return king_attacks(from);
    default:
        return 0;
    }
}

constexpr Bitboard between(Square a, Square b) {
    return detail::lines.between[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}
constexpr Bitboard line_through(Square a, Square b) {
    return detail::lines.line[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

// All squares that a set of pawns attacks.
template <Colour colour>
constexpr Bitboard pawn_attacks(Bitboard pawns) {
    if constexpr (colour == Colour::white)
        return (pawns & ~file_a) << 7 | (pawns & ~file_h) << 9;
    else
        return (pawns & ~file_h) >> 7 | (pawns & ~file_a) >> 9;
}

} // namespace chess
