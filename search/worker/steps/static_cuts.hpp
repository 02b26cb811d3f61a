// Cuts that trust the static evaluation near the horizon: far below alpha only captures are looked at, far above beta
// nothing is.
#pragma once

#include "search/worker/node.hpp"

#include <optional>

namespace search {

// Hopeless, unless a capture saves it.
template <core::Game G>
struct Razoring {
    template <class Worker>
    static std::optional<core::Score> value(Worker& worker, Node const& node) {
        auto const& tuning = worker.tuning();
        if (!tuning.on.razoring || !node.may_prune || node.depth.value() > tuning.razoring_depth)
            return std::nullopt;
        core::Score const margin{tuning.razoring_margin + tuning.razoring_slope * node.depth.value()};
        if (node.evaluation + margin > node.alpha || core::is_decisive(node.alpha)) return std::nullopt;
        auto const score =
            worker.template quiescence<false>(node.alpha, node.alpha + core::Score{1}, node.ply);
        return score <= node.alpha ? std::optional(score) : std::nullopt;
    }
};
template <core::Game G>
requires(!core::HasTacticalMoves<G>) struct Razoring<G> {
    template <class Worker>
    static std::optional<core::Score> value(Worker&, Node const&) {
        return std::nullopt;
    }
};

// So good that the opponent will not come here.
template <core::Game G>
struct ReverseFutility {
    template <class Worker>
    static std::optional<core::Score> value(Worker& worker, Node const& node) {
        auto const& tuning = worker.tuning();
        if (!tuning.on.reverse_futility || node.is_hunt || node.depth.value() > tuning.reverse_futility_depth)
            return std::nullopt;
        core::Score const margin{tuning.reverse_futility_slope * node.depth.value() -
                                 (node.is_improving ? tuning.reverse_futility_improving : 0)};
        if (node.evaluation - margin < node.beta || core::is_decisive(node.beta)) return std::nullopt;
        return node.beta + core::Score{(node.evaluation - node.beta).value() / 3};
    }
};

} // namespace search
