// A score as it is told: centipawns, or a forced end of the game in so many moves of the side that forces it.
#pragma once

#include "core/types.hpp"

#include <optional>

namespace engine {

// Moves, not plies: 3 wins in three own moves, -2 loses in two of the other side's, 0 has lost already. None for a
// score that is no forced end.
constexpr std::optional<int> moves_to_end(core::Score score) {
    if (core::is_win(score)) return ((core::won - score).value() + 1) / 2;
    if (core::is_loss(score)) return -((core::won + score).value() / 2);
    return std::nullopt;
}

static_assert(moves_to_end(core::win_in(core::Ply{1})) == 1 && moves_to_end(core::win_in(core::Ply{5})) == 3);
static_assert(moves_to_end(core::lost_in(core::Ply{0})) == 0 &&
              moves_to_end(core::lost_in(core::Ply{4})) == -2);
static_assert(!moves_to_end(core::Score{2500}));

} // namespace engine
