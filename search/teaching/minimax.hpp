// Minimax as in a textbook: the value of a state is the best of its children's for the player at the root, the
// worst of them where the opponent chooses.
#pragma once

#include "search/teaching/teaching.hpp"

namespace search {
namespace detail {

template <core::HasReferee G, class Walk>
core::Score minimax_value(Walk& walk) {
    auto const moves = walk.enter(-unbounded, unbounded);
    if (moves.empty()) return walk.leave(walk.evaluation());

    bool const maximises = walk.maximises();
    core::Score best = maximises ? -unbounded : unbounded;
    for (auto const move : moves) {
        core::Score const child = walk.child(move, [&] { return minimax_value<G>(walk); });
        if (maximises ? child > best : child < best) {
            best = child;
            walk.found_better(move);
        }
    }
    return walk.leave(best);
}

} // namespace detail

template <core::HasReferee G, Evaluation<G> Eval, Cutoff<G> Cut, Order<G> Ordering = AsGenerated,
          core::Observer<G> Watcher = core::Silent>
Answer<G> minimax(State<G> state, Eval eval, Cut cutoff, Ordering order = {}, Watcher&& watcher = {}) {
    detail::Walk<G, Eval, Cut, Ordering, std::remove_reference_t<Watcher>> walk(std::move(state), eval,
                                                                                cutoff, order, watcher);
    return walk.answer(detail::minimax_value<G>(walk));
}

} // namespace search
