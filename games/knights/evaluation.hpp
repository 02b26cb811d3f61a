// Two evaluations: one for the engine's search, antisymmetric, and the classic value of the program that
// knights-only chess came from, which is not and so is only for searches that name the player they work for.
#pragma once

#include "core/types.hpp"
#include "games/knights/attacks.hpp"
#include "games/knights/position.hpp"

namespace knights {

inline constexpr core::Score knight_value{100};

inline core::Score evaluate(Position const& position) {
    return knight_value * (games::popcount(position.own()) - games::popcount(position.enemy()));
}

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
