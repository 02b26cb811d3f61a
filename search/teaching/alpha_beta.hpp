// Alpha-beta as in a textbook: minimax that leaves a node as soon as one of the players has something better
// elsewhere. It returns minimax's value and, with the same order, the same move.
#pragma once

#include "search/teaching/teaching.hpp"

namespace search {
namespace detail {

// alpha: what the player at the root has for sure; beta: what the opponent has.
template <core::HasReferee G, class Walk>
core::Score alpha_beta_value(Walk& walk, core::Score alpha, core::Score beta) {
    auto const moves = walk.enter(alpha, beta);
    if (moves.empty()) return walk.leave(walk.evaluation());

    bool const maximises = walk.maximises();
    core::Score best = maximises ? -unbounded : unbounded;
    for (auto const move : moves) {
        core::Score const child = walk.child(move, [&] { return alpha_beta_value<G>(walk, alpha, beta); });
        if (maximises ? child > best : child < best) {
            best = child;
            walk.found_better(move);
        }
        if (maximises)
            alpha = std::max(alpha, best);
        else
            beta = std::min(beta, best);
        if (beta <= alpha) return walk.cut_off(best, move == moves[0]);
    }
    return walk.leave(best);
}

} // namespace detail

template <core::HasReferee G, Evaluation<G> Eval, Cutoff<G> Cut, Order<G> Ordering = AsGenerated,
          core::Observer<G> Watcher = core::Silent>
Answer<G> alpha_beta(State<G> state, Eval eval, Cut cutoff, Ordering order = {}, Watcher&& watcher = {}) {
    detail::Walk<G, Eval, Cut, Ordering, std::remove_reference_t<Watcher>> walk(std::move(state), eval,
                                                                                cutoff, order, watcher);
    return walk.answer(detail::alpha_beta_value<G>(walk, -detail::unbounded, detail::unbounded));
}

} // namespace search
