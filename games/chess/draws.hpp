// How games of chess end without a winner, and when a player may say so (FIDE Laws of Chess, articles 5.2 and 9).
#pragma once

#include "core/key_trail.hpp"
#include "core/outcome.hpp"
#include "games/chess/position.hpp"

#include <optional>

namespace chess {

inline constexpr int fifty_moves = 100; // in plies

// Too little material to mate even with the opponent's help: a lone minor piece, or bishops on one colour.
bool has_insufficient_material(Position const& position);

// No sequence of moves leads to mate: too little material, or kings and pawns locked for good. Sound; there are
// locked positions with pieces that it does not recognise.
bool is_dead(Position const& position);

// Drawn for a search: a dead position, or what the side to move may claim before it moves.
bool is_draw(Position const& position, core::KeyTrail const& trail);

// Threefold repetition or fifty moves, on the board or after a move the player intends (articles 9.2 and 9.3).
std::optional<core::MessageKey> claimable_draw(Position const& position, core::KeyTrail const& trail);
inline bool can_claim_draw(Position const& position, core::KeyTrail const& trail) {
    return claimable_draw(position, trail).has_value();
}

// Checkmate, stalemate and the draws that need no claim: fivefold, seventy-five moves, dead position.
std::optional<core::Outcome> outcome(Position const& position, core::KeyTrail const& trail);

} // namespace chess
