// What of the evaluation follows from the pieces one by one, kept up to date move by move: material, squares, the game's
// phase and the key of the pawns.
#pragma once

#include "games/phased.hpp"
#include "games/chess/position.hpp"
#include "games/chess/square_weights.hpp"

#include <array>
#include <type_traits>

namespace chess {

// The officers on the board: 24 is a full middlegame, 0 leaves kings and pawns.
inline constexpr int full_phase = 24;

namespace detail {

struct PieceWorth {
    std::array<std::array<Phased, 64>, 16> by_square{}; // White's plus, Black's minus
    std::array<std::int8_t, 16> phase{};
};

constexpr PieceWorth piece_worth_table() {
    constexpr std::array<std::int8_t, 6> phases{0, 1, 1, 2, 4, 0};
    std::array<HalfBoard, 6> const boards{square_weights.pawn, square_weights.knight, square_weights.bishop,
                                          square_weights.rook, square_weights.queen,  square_weights.king};
    PieceWorth worth;
    for (PieceKind const kind : kinds)
        for (Colour const colour : {Colour::white, Colour::black}) {
            auto const piece = static_cast<std::size_t>(piece_of(kind, colour));
            auto const k = static_cast<std::size_t>(kind);
            worth.phase[piece] = phases[k];
            Phased const material = k < weights.piece.material.size() ? weights.piece.material[k] : Phased{};
            for (int square = 0; square < 64; ++square) {
                Square const seen = for_colour(square_at(square), colour);
                int const file = file_of(seen) < 4 ? file_of(seen) : 7 - file_of(seen);
                Phased const value = material + boards[k][static_cast<std::size_t>(rank_of(seen) * 4 + file)];
                worth.by_square[piece][static_cast<std::size_t>(square)] =
                    colour == Colour::white ? value : -value;
            }
        }
    return worth;
}

inline constexpr PieceWorth piece_worth = piece_worth_table();

static_assert(piece_worth.by_square[0][12] == -piece_worth.by_square[8][52], "a pawn on e2 is one on e7");

} // namespace detail

struct Accumulator {
    Phased sum;    // of all pieces, for White
    int phase = 0; // may exceed full_phase after promotions
    Key pawn_key{};

    constexpr void placed(Piece piece, Square square) {
        sum += worth(piece, square);
        phase += detail::piece_worth.phase[static_cast<std::size_t>(piece)];
        pawn_key ^= pawn_part(piece, square);
    }
    constexpr void removed(Piece piece, Square square) {
        sum -= worth(piece, square);
        phase -= detail::piece_worth.phase[static_cast<std::size_t>(piece)];
        pawn_key ^= pawn_part(piece, square);
    }

    bool operator==(Accumulator const&) const = default;

  private:
    static constexpr Phased worth(Piece piece, Square square) {
        return detail::piece_worth
            .by_square[static_cast<std::size_t>(piece)][static_cast<std::size_t>(square)];
    }
    // Without a branch: whether a pawn moves is a coin toss to the processor.
    static constexpr Key pawn_part(Piece piece, Square square) {
        std::uint64_t const wanted = kind_of(piece) == PieceKind::pawn ? ~std::uint64_t{0} : 0;
        return Key{static_cast<std::uint64_t>(zobrist::piece(piece, square)) & wanted};
    }
};

static_assert(std::is_trivially_copyable_v<Accumulator> && sizeof(Accumulator) <= 24);

inline Accumulator accumulate(Position const& position) {
    Accumulator result;
    for (Bitboard all = position.occupied(); all != 0;) {
        Square const square = pop_square(all);
        result.placed(position.at(square), square);
    }
    return result;
}

} // namespace chess
