// The static evaluation along the line being searched: kept up to date move by move where the game can, computed from
// nothing where it cannot.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace search {

constexpr core::Score bounded(core::Score evaluation) {
    return std::clamp(evaluation, -core::largest_evaluation, core::largest_evaluation);
}

// What a search needs to be told of its evaluation: the weights, where the game has any.
template <core::Game G>
struct EvaluationChoice {};

template <core::HasEvaluator G>
struct EvaluationChoice<G> {
    typename G::Weights const* weights = &G::shipped_weights(); // outlive the search
};

template <core::Game G>
class Evaluations {
  public:
    explicit Evaluations(EvaluationChoice<G>) {}
    void reset(core::PositionOf<G> const&) {}
    static void make(core::PositionOf<G>& position, core::MoveOf<G> move, core::UndoOf<G>& undo, core::Ply) {
        position.make(move, undo);
    }
    void pass(core::Ply) {}
    static core::Score of(core::PositionOf<G> const& position, core::Ply) {
        return bounded(G::evaluate(position));
    }
};

template <core::HasEvaluator G>
class Evaluations<G> {
  public:
    explicit Evaluations(EvaluationChoice<G> choice)
        : weights_(choice.weights),
          evaluator_(*choice.weights) {}

    void reset(core::PositionOf<G> const& root) { kept_[0] = G::accumulate(root, *weights_); }
    // `ply` is that of the position before the move.
    void make(core::PositionOf<G>& position, core::MoveOf<G> move, core::UndoOf<G>& undo, core::Ply ply) {
        auto const at = static_cast<std::size_t>(ply.value());
        kept_[at + 1] = kept_[at];
        position.make(move, undo, kept_[at + 1]);
    }
    void pass(core::Ply ply) {
        auto const at = static_cast<std::size_t>(ply.value());
        kept_[at + 1] = kept_[at];
    }
    core::Score of(core::PositionOf<G> const& position, core::Ply ply) {
        return bounded(evaluator_(position, kept_[static_cast<std::size_t>(ply.value())]));
    }

  private:
    typename G::Weights const* weights_;
    std::vector<typename G::Accumulator> kept_ =
        std::vector<typename G::Accumulator>(static_cast<std::size_t>(core::max_ply.value()) + 2);
    typename G::Evaluator evaluator_;
};

} // namespace search
