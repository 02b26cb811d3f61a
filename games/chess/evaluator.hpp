// The engine's evaluation: pieces, pawns, kings and threats, weighed between middlegame and endgame. The terms have
// files of their own; here they are put together.
#pragma once

#include "games/chess/accumulator.hpp"
#include "games/chess/pawns.hpp"

namespace chess {

// Owned by one searcher, whose pawn structures it remembers.
class Evaluator {
  public:
    // Centipawns for the side to move; `kept` belongs to the position.
    Score operator()(Position const& position, Accumulator const& kept);

  private:
    PawnTable pawns_;
};

// The same, from nothing.
Score evaluate(Position const& position);

} // namespace chess
