// The four orders that every game has, made of what the game gives a move points for.
#pragma once

#include "knowledge/ordering/order.hpp"
#include "knowledge/ordering/scored_order.hpp"

#include <memory>
#include <utility>

namespace knowledge::ordering {

// Generator order: only rules of one's own give points.
struct Unscored {
    template <class Position, class Moves, class Tally>
    void operator()(Position const&, core::Ply, Moves const&, Tally&) const {}
};

template <core::PlayableGame G, class Scorer>
SharedOrder order_by(Scorer scorer, OwnRules const& own) {
    return std::make_shared<ScoredOrder<G, Scorer>>(std::move(scorer), own.points);
}

// ClassicWeights are told which patterns have rules of one's own; `weighed` is what damero's order counts.
template <core::PlayableGame G, class ClassicWeights, class MvvLva, class Weighed>
SharedOrder order_of_kind(OrderKind kind, Weighed weighed, OwnRules const& own) {
    switch (kind) {
    case OrderKind::classic:
        return order_by<G>(ClassicWeights(own), own);
    case OrderKind::mvv_lva:
        return order_by<G>(MvvLva{}, own);
    case OrderKind::generator:
        return order_by<G>(Unscored{}, own);
    case OrderKind::damero:
        break;
    }
    return order_by<G>(std::move(weighed), own);
}

} // namespace knowledge::ordering
