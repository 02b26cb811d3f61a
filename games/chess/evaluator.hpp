// The engine's evaluation: pieces, pawns, kings and threats, weighed between middlegame and endgame. The terms have
// files of their own; here they are put together.
#pragma once

#include "core/evaluation_trace.hpp"
#include "games/chess/accumulator.hpp"
#include "games/chess/pawns.hpp"
#include "games/chess/prepared_weights.hpp"

namespace chess {

// Owned by one searcher, whose pawn structures it remembers. The weights outlive it.
class Evaluator {
  public:
    explicit Evaluator(PreparedWeights const& weights) : weights_(&weights) {}

    // Centipawns for the side to move; `kept` belongs to the position and was made with the same weights.
    Score operator()(Position const& position, Accumulator const& kept);

  private:
    PreparedWeights const* weights_;
    PawnTable pawns_;
};

// The same, from nothing.
Score evaluate(Position const& position, PreparedWeights const& weights = shipped_weights());

// What it is made of, for people and for the tuner.
core::EvaluationTrace trace(Position const& position, PreparedWeights const& weights);
core::Tangent tangent(Position const& position, PreparedWeights const& weights);

} // namespace chess
