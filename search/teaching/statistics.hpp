// What a teaching search counts.
#pragma once

#include "core/types.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace search {

struct SearchStatistics {
    std::uint64_t nodes_visited = 0;           // every node entered, the root too
    std::uint64_t pruning_count = 0;           // every exit on beta <= alpha
    std::uint64_t first_move_cutoffs = 0;      // those of them that the first move tried brought about
    core::Ply max_depth_reached = {};          // of any node entered
    std::vector<std::uint64_t> nodes_by_depth; // by plies below the root; together nodes_visited
    double seconds = 0;                        // wall time

    // What was counted; two searches that do the same still differ in time.
    bool operator==(SearchStatistics const& other) const {
        return nodes_visited == other.nodes_visited && pruning_count == other.pruning_count &&
               first_move_cutoffs == other.first_move_cutoffs &&
               max_depth_reached == other.max_depth_reached && nodes_by_depth == other.nodes_by_depth;
    }

    void count_node(core::Ply at) {
        ++nodes_visited;
        max_depth_reached = std::max(max_depth_reached, at);
        auto const depth = static_cast<std::size_t>(at.value());
        if (depth >= nodes_by_depth.size()) nodes_by_depth.resize(depth + 1);
        ++nodes_by_depth[depth];
    }

    // Several searches together: sums, and the greatest depth.
    SearchStatistics& operator+=(SearchStatistics const& other) {
        nodes_visited += other.nodes_visited;
        pruning_count += other.pruning_count;
        first_move_cutoffs += other.first_move_cutoffs;
        max_depth_reached = std::max(max_depth_reached, other.max_depth_reached);
        nodes_by_depth.resize(std::max(nodes_by_depth.size(), other.nodes_by_depth.size()));
        for (std::size_t depth = 0; depth < other.nodes_by_depth.size(); ++depth)
            nodes_by_depth[depth] += other.nodes_by_depth[depth];
        seconds += other.seconds;
        return *this;
    }

    // Prunings in a hundred nodes, and first-move cut-offs in a hundred prunings; 0 where there is nothing to count.
    [[nodiscard]] double pruning_rate() const { return percent(pruning_count, nodes_visited); }
    [[nodiscard]] double first_move_rate() const { return percent(first_move_cutoffs, pruning_count); }

  private:
    static double percent(std::uint64_t part, std::uint64_t whole) {
        return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    }
};

} // namespace search
