// Alpha-beta as in a textbook: minimax that leaves a node as soon as one of the players has something better
// elsewhere. It returns minimax's value and, with the same order, the same move.
#pragma once

#include "search/teaching.hpp"

namespace search {
namespace detail {

template <core::HasReferee G, class Eval, class Cut, class Ordering, class Watcher>
class AlphaBeta {
  public:
    AlphaBeta(State<G> state, Eval& eval, Cut& cutoff, Ordering& order, Watcher& watcher)
        : state_(std::move(state)),
          player_(state_.position.side_to_move()),
          eval_(eval),
          cutoff_(cutoff),
          order_(order),
          watcher_(watcher) {}

    Answer<G> run() {
        answer_.value = value(-unbounded, unbounded);
        answer_.statistics = statistics_;
        return std::move(answer_);
    }

  private:
    // alpha: what the player at the root has for sure; beta: what the opponent has.
    core::Score value(core::Score alpha, core::Score beta) {
        ++statistics_.nodes_visited;
        statistics_.max_depth_reached = std::max(statistics_.max_depth_reached, state_.ply);
        watcher_.enter(state_.position, alpha, beta, core::Depth{}, state_.ply);
        auto const moves = ordered_moves<G>(state_, order_);
        state_.is_over = moves.empty();
        if (state_.is_over || cutoff_(state_, state_.ply, clock_.elapsed_seconds()))
            return leave(eval_(state_, player_), core::Cut::none);

        bool const maximises = state_.position.side_to_move() == player_;
        core::Score best = maximises ? -unbounded : unbounded;
        for (auto const move : moves) {
            core::Score const child = child_value(move, alpha, beta);
            if (maximises ? child > best : child < best) {
                best = child;
                if (state_.ply == core::Ply{0}) answer_.move = move;
            }
            if (maximises)
                alpha = std::max(alpha, best);
            else
                beta = std::min(beta, best);
            if (beta <= alpha) {
                ++statistics_.pruning_count;
                return leave(best, core::Cut::beta);
            }
        }
        return leave(best, core::Cut::none);
    }

    core::Score child_value(core::MoveOf<G> move, core::Score alpha, core::Score beta) {
        bool const at_root = state_.ply == core::Ply{0};
        watcher_.child(move, state_.ply);
        Step<G> const step(state_, move);
        core::Score const child = value(alpha, beta);
        if (at_root) answer_.children.push_back({move, child});
        return child;
    }

    core::Score leave(core::Score score, core::Cut cut) {
        watcher_.leave(score, cut, state_.ply);
        return score;
    }

    State<G> state_;
    core::Colour player_;
    Eval& eval_;
    Cut& cutoff_;
    Ordering& order_;
    Watcher& watcher_;
    Stopwatch clock_;
    SearchStatistics statistics_;
    Answer<G> answer_{};
};

} // namespace detail

template <core::HasReferee G, Evaluation<G> Eval, Cutoff<G> Cut, Order<G> Ordering = AsGenerated,
          core::Observer<G> Watcher = core::Silent>
Answer<G> alpha_beta(State<G> state, Eval eval, Cut cutoff, Ordering order = {}, Watcher&& watcher = {}) {
    return detail::AlphaBeta<G, Eval, Cut, Ordering, std::remove_reference_t<Watcher>>(std::move(state), eval,
                                                                                       cutoff, order, watcher)
        .run();
}

} // namespace search
