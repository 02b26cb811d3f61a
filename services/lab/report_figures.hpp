// What the measurements of a report add up to: the figures that its tables, charts and sentences are made of.
#pragma once

#include "services/lab/report.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace services::lab {

// A contender's searches of all middlegames at the subject's depth, added up. Minimax has none.
struct ContenderFigures {
    std::size_t contender = 0;
    search::SearchStatistics middlegames = {};
    double cpu_seconds = 0;
    std::vector<double> growth = {}; // mean nodes at depth 1, 2, ..., as far as it took part
    GameTally games = {};

    [[nodiscard]] double nodes() const { return static_cast<double>(middlegames.nodes_visited); }
    [[nodiscard]] double microseconds_a_node() const { return nodes() > 0 ? 1e6 * cpu_seconds / nodes() : 0; }
};

struct Agreement {
    std::size_t comparisons = 0; // of a position at a depth by two contenders or more
    std::vector<Disagreement> apart = {};
};

struct SubjectFigures {
    std::vector<ContenderFigures> all; // in the order of `contenders`
    Agreement agreement;

    // Of those with middlegames: the place of the one that visited the fewest nodes, took the least time, and most often
    // cut off with the first move.
    std::size_t fewest_nodes = plain;
    std::size_t fastest = plain;
    std::size_t best_first_move = plain;
};

SubjectFigures figures_of(SubjectResults const& results);

} // namespace services::lab
