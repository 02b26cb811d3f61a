// Two evaluations: one for the engine's search, antisymmetric but for the turn, and the classic value of the program
// that knights-only chess came from, which is not and so is only for searches that name the player they work for.
#pragma once

#include "core/evaluation_trace.hpp"
#include "core/types.hpp"
#include "games/knights/attacks.hpp"
#include "games/knights/position.hpp"
#include "games/knights/weights.hpp"

#include <type_traits>

namespace knights {

inline constexpr core::Score knight_value{100}; // to the search: what a capture gains

// Knights and where they stand, for White, kept up to date move by move.
struct Accumulator {
    SquareWorth const* worth = nullptr; // of the weights in use
    Phased sum{};

    void placed(Piece piece, Square square) { sum += at(piece, square); }
    void removed(Piece piece, Square square) { sum -= at(piece, square); }

    bool operator==(Accumulator const&) const = default;

  private:
    [[nodiscard]] Phased at(Piece piece, Square square) const {
        return (*worth)[piece == Piece::white_knight ? 0 : 1][static_cast<std::size_t>(square)];
    }
};
static_assert(std::is_trivially_copyable_v<Accumulator>);

Accumulator accumulate(Position const& position, PreparedWeights const& weights);

// Remembers nothing. The weights outlive it.
class Evaluator {
  public:
    explicit Evaluator(PreparedWeights const& weights) : weights_(&weights) {}

    // For the side to move; `kept` belongs to the position and was made with the same weights.
    core::Score operator()(Position const& position, Accumulator const& kept) const;

  private:
    PreparedWeights const* weights_;
};

// The same, from nothing.
core::Score evaluate(Position const& position, PreparedWeights const& weights = shipped_weights());

// What it is made of, for people and for the tuner.
core::EvaluationTrace trace(Position const& position, PreparedWeights const& weights);
core::Tangent tangent(Position const& position, PreparedWeights const& weights);

// Won 99999, else 200 - 6E + 4A + S with E enemies, A own knights and S of those on squares that no
// enemy attacks. Outside core::Score's range, so a plain number.
inline int classic(Position const& position, Colour player) {
    Bitboard const own = position.knights(player);
    Bitboard const enemies = position.knights(~player);
    if (enemies == 0) return 99999;
    Bitboard const safe = own & ~jumps_of(enemies);
    return 200 - 6 * games::popcount(enemies) + 4 * games::popcount(own) + games::popcount(safe);
}

} // namespace knights
