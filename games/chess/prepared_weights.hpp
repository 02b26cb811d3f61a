// Weights made ready for the search: what a piece is worth on a square is worked out once. Whoever searches owns them,
// or refers to the shipped ones.
#pragma once

#include "core/error.hpp"
#include "games/chess/types.hpp"
#include "games/chess/weights.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

using PieceWorth = std::array<std::array<Phased, 64>, 16>; // White's plus, Black's minus

// Which of a half board's weights counts for a square.
constexpr std::size_t half_board_place(Square square, Colour colour) {
    Square const seen = for_colour(square, colour);
    int const file = file_of(seen) < 4 ? file_of(seen) : 7 - file_of(seen);
    return static_cast<std::size_t>(rank_of(seen) * 4 + file);
}

inline HalfBoard const& half_board(Weights const& weights, PieceKind kind) {
    SquareWeights const& at = weights.squares;
    std::array const boards{&at.pawn, &at.knight, &at.bishop, &at.rook, &at.queen, &at.king};
    return *boards[static_cast<std::size_t>(kind)];
}

struct PreparedWeights : Weights {
    explicit PreparedWeights(Weights const& given);

    PieceWorth worth{};
};

// Those of config/chess-eval.toml.
PreparedWeights const& shipped_weights();

// The shipped ones with what a file changes.
core::Expected<PreparedWeights> weights_from(std::string_view text);
std::string weights_text(Weights const& weights);

// The tuner's numbers, and the weights with others.
std::vector<double> parameters(Weights const& weights);
PreparedWeights with_parameters(Weights const& weights, std::span<double const> values);

} // namespace chess
