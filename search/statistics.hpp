// What a teaching search counts.
#pragma once

#include "core/types.hpp"

#include <cstdint>

namespace search {

struct SearchStatistics {
    std::uint64_t nodes_visited = 0;  // every node entered, the root too
    std::uint64_t pruning_count = 0;  // every exit on beta <= alpha
    core::Ply max_depth_reached = {}; // of any node entered

    bool operator==(SearchStatistics const&) const = default;
};

} // namespace search
