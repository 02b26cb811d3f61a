// Moves that are not worth a search: late quiet ones, quiet ones from a hopeless position, moves with a bad record, and
// moves that lose material outright. Asked only once another move has been found that does not lose by force.
#pragma once

#include "search/worker/node.hpp"
#include "search/worker/ordering.hpp"

namespace search {

// What is known of a move before it is made.
template <core::Game G>
struct Candidate {
    core::MoveOf<G> move;
    core::MoveTag tag;
    int number; // among the moves of its node, from 1
    bool is_quiet;
    int history;           // 0 for tactical moves
    core::Depth reduction; // how much shallower it is searched at first
};

template <core::Game G>
struct Forcing {
    static constexpr bool is(core::PositionOf<G> const&, core::MoveOf<G>) { return false; }
};
template <core::HasForcingMoves G>
struct Forcing<G> {
    static bool is(core::PositionOf<G> const& at, core::MoveOf<G> move) { return G::is_forcing(at, move); }
};

struct LateMovePruning {
    static bool ends_quiets(core::Tuning const& tuning, Node const& node, int number) {
        if (!tuning.on.late_move_pruning || node.is_pv || node.is_urgent ||
            node.depth.value() > tuning.late_move_pruning_depth)
            return false;
        int const depth = node.depth.value();
        int const allowed = tuning.late_move_pruning_base + depth * depth;
        return number > (node.is_improving ? allowed : allowed / 2);
    }
};

template <core::Game G>
struct QuietPruning {
    // `depth` is what the move would be searched to, reductions taken off.
    static bool skips(core::Tuning const& tuning, Node const& node, Candidate<G> const& candidate,
                      core::Depth depth) {
        if (!candidate.is_quiet || node.is_urgent) return false;
        if (tuning.on.history_pruning && depth.value() <= tuning.history_pruning_depth &&
            candidate.history < -tuning.history_pruning_slope * depth.value())
            return true;
        core::Score const reach{tuning.futility_margin + tuning.futility_slope * depth.value()};
        return tuning.on.futility && depth.value() <= tuning.futility_depth &&
               node.evaluation + reach <= node.alpha;
    }
};

template <core::Game G>
struct ExchangePruning {
    static constexpr bool skips(core::Tuning const&, core::PositionOf<G> const&, Node const&,
                                Candidate<G> const&, core::Depth) {
        return false;
    }
};
template <core::HasStaticExchange G>
struct ExchangePruning<G> {
    static bool skips(core::Tuning const& tuning, core::PositionOf<G> const& at, Node const& node,
                      Candidate<G> const& candidate, core::Depth depth) {
        if (!tuning.on.exchange_pruning || node.depth.value() > tuning.exchange_pruning_depth) return false;
        int const loss = candidate.is_quiet ? tuning.quiet_exchange_slope * depth.value() * depth.value()
                                            : tuning.tactical_exchange_slope * node.depth.value();
        return !G::see_at_least(at, candidate.move, core::Score{-loss});
    }
};

} // namespace search
