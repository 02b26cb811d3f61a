// Orders for a game whose family has none of its own: what a move takes, as the search counts it.
#pragma once

#include "knowledge/ordering/order_of_kind.hpp"

namespace knowledge::ordering {

template <core::PlayableGame G>
struct ByGain {
    ByGain() = default;
    explicit ByGain(OwnRules const&) {}

    template <class Tally>
    void operator()(core::PositionOf<G> const& at, core::Ply, core::MovesOf<G> const& moves,
                    Tally& tally) const {
        for (int i = 0; i < moves.size(); ++i) tally.add(i, "capture", gain(at, moves[i]));
    }

  private:
    static int gain(core::PositionOf<G> const& at, core::MoveOf<G> move) {
        if constexpr (core::HasTacticalGain<G>)
            return G::tactical_gain(at, move).value();
        else
            return G::is_tactical(at, move) ? 100 : 0;
    }
};

template <class G>
SharedOrder make_order(OrderKind kind, OwnRules const& own) {
    return order_of_kind<G, ByGain<G>, ByGain<G>>(kind, ByGain<G>{}, own);
}

} // namespace knowledge::ordering
