// Does a proof rest on a pattern? Which of its answers take the pieces that the pattern speaks of.
#pragma once

#include "games/chess/game.hpp"
#include "knowledge/patterns/hit.hpp"
#include "tactics/explain/proof.hpp"

namespace tactics {

struct Shown {
    chess::Position const& before;
    chess::Position const& after;
    chess::Move move;
    Proof<chess::Chess> const& proof;
};

// The condition of docs/explain.md for the pattern that the move creates.
bool is_carried(Shown const& shown, knowledge::patterns::Hit const& hit);

// The opponent can take so much that the player is at least two pawns behind what he had, and loses all the same.
bool is_sacrifice(Shown const& shown);

// Every reply is answered by promoting the pawn that moved.
bool is_unstoppable_pawn(Shown const& shown);

} // namespace tactics
