// Static exchange: what a move wins or loses when both sides go on capturing on its target square.
#pragma once

#include "core/types.hpp"
#include "games/knights/attacks.hpp"
#include "games/knights/evaluation.hpp"
#include "games/knights/position.hpp"

namespace knights {

// All pieces are worth the same and none hides behind another, so the exchange is settled by counting: of the
// knights that bear on the square, the side that has one more than the other takes last.
inline core::Score exchange(Position const& position, Move move) {
    Bitboard const around = jumps_from(move.to());
    int const attackers = games::popcount(around & position.own()); // the one that moves included
    int const defenders = games::popcount(around & position.enemy());
    bool const captures = (position.enemy() & bit(move.to())) != 0;
    bool const retaken = defenders >= attackers;
    return knight_value * (int{captures} - int{retaken});
}

} // namespace knights
