// Perft of a position of any rule set.
#pragma once

#include "games/draughts/game.hpp"
#include "search/perft.hpp"

#include <cstdint>

namespace draughts::testing {

template <RuleSet const& rules>
std::uint64_t perft(Position<rules>& position, int depth) {
    return search::perft<Draughts<rules>>(position, core::Depth{depth});
}

} // namespace draughts::testing
