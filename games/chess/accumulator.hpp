// What of the evaluation follows from the pieces one by one, kept up to date move by move: material, squares, the game's
// phase and the key of the pawns.
#pragma once

#include "games/chess/position.hpp"
#include "games/chess/prepared_weights.hpp"
#include "games/phased.hpp"

#include <array>
#include <type_traits>

namespace chess {

// The officers on the board: 24 is a full middlegame, 0 leaves kings and pawns.
inline constexpr int full_phase = 24;

namespace detail {

inline constexpr std::array<std::int8_t, 16> piece_phases = [] {
    constexpr std::array<std::int8_t, 6> by_kind{0, 1, 1, 2, 4, 0};
    std::array<std::int8_t, 16> phases{};
    for (PieceKind const kind : kinds)
        for (Colour const colour : {Colour::white, Colour::black})
            phases[static_cast<std::size_t>(piece_of(kind, colour))] =
                by_kind[static_cast<std::size_t>(kind)];
    return phases;
}();

} // namespace detail

struct Accumulator {
    PieceWorth const* worth = nullptr; // of the weights in use
    Phased sum{};                      // of all pieces, for White
    int phase = 0;                     // may exceed full_phase after promotions
    Key pawn_key{};

    void placed(Piece piece, Square square) {
        sum += at(piece, square);
        phase += detail::piece_phases[static_cast<std::size_t>(piece)];
        pawn_key ^= pawn_part(piece, square);
    }
    void removed(Piece piece, Square square) {
        sum -= at(piece, square);
        phase -= detail::piece_phases[static_cast<std::size_t>(piece)];
        pawn_key ^= pawn_part(piece, square);
    }

    bool operator==(Accumulator const&) const = default;

  private:
    [[nodiscard]] Phased at(Piece piece, Square square) const {
        return (*worth)[static_cast<std::size_t>(piece)][static_cast<std::size_t>(square)];
    }
    // Without a branch: whether a pawn moves is a coin toss to the processor.
    static constexpr Key pawn_part(Piece piece, Square square) {
        std::uint64_t const wanted = kind_of(piece) == PieceKind::pawn ? ~std::uint64_t{0} : 0;
        return Key{static_cast<std::uint64_t>(zobrist::piece(piece, square)) & wanted};
    }
};

static_assert(std::is_trivially_copyable_v<Accumulator> && sizeof(Accumulator) <= 24);

inline Accumulator accumulate(Position const& position, PreparedWeights const& weights) {
    Accumulator result{.worth = &weights.worth};
    for (Bitboard all = position.occupied(); all != 0;) {
        Square const square = pop_square(all);
        result.placed(position.at(square), square);
    }
    return result;
}

} // namespace chess
