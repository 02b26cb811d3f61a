// Probable cut: a capture that already beats beta by a margin in a much shallower search most likely does so in the
// full one.
#pragma once

#include "search/worker/node.hpp"
#include "search/worker/ordering.hpp"

#include <optional>

namespace search {

template <core::Game G>
struct ProbableCut {
    template <class Worker>
    static std::optional<core::Score> value(Worker&, Node const&) {
        return std::nullopt;
    }
};

template <core::HasStaticExchange G>
requires core::HasTacticalMoves<G>
struct ProbableCut<G> {
    template <class Worker>
    static std::optional<core::Score> value(Worker& worker, Node const& node) {
        auto const& tuning = worker.tuning();
        core::Score const target = node.beta + core::Score{tuning.probable_cut_margin};
        core::Depth const depth = node.depth - core::Depth{tuning.probable_cut_reduction};
        bool const is_refuted = node.entry.is_found() && node.entry.depth >= depth &&
                                from_table(node.entry.score, node.ply) < target;
        if (!tuning.on.probable_cut || node.depth.value() < tuning.probable_cut_depth ||
            core::is_decisive(node.beta) || is_refuted)
            return std::nullopt;

        auto picker = worker.picker(node, worker.hints(node), Wanted::tactical);
        for (core::MoveOf<G> move; picker.next(move);) {
            if (!G::see_at_least(worker.position(), move, target - node.evaluation)) continue;
            auto const score = worker.descend(move, node.ply, true, [&] {
                auto const below = node.ply + core::Ply{1};
                auto const closed = core::Score{1} - target;
                auto const quick = -worker.template quiescence<false>(-target, closed, below);
                if (quick < target) return quick;
                return -worker.template search<false>(-target, closed, depth, below, !node.cut_expected);
            });
            if (worker.is_stopped()) return core::drawn;
            if (score >= target) {
                worker.remember(node, score, depth + core::Depth{1}, Bound::lower,
                                G::tag(worker.position(), move));
                return core::is_decisive(score) ? score : score - (target - node.beta);
            }
        }
        return std::nullopt;
    }
};

} // namespace search
