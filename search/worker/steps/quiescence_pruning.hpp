// Captures that quiescence does not try: those that leave the score far below alpha even if nothing is taken back.
#pragma once

#include "search/worker/node.hpp"

namespace search {

template <core::Game G>
struct QuiescencePruning {
    static constexpr bool skips(core::Tuning const&, core::PositionOf<G> const&, Node const&,
                                core::MoveOf<G>) {
        return false;
    }
};
template <core::HasTacticalGain G>
struct QuiescencePruning<G> {
    static bool skips(core::Tuning const& tuning, core::PositionOf<G> const& at, Node const& node,
                      core::MoveOf<G> move) {
        if (node.is_urgent || !node.may_prune || core::is_loss(node.alpha)) return false;
        return node.evaluation + G::tactical_gain(at, move) + core::Score{tuning.quiescence_margin} <=
               node.alpha;
    }
};

} // namespace search
