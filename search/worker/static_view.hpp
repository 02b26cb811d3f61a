// A node before its moves are tried: what it is worth as it stands, and whether that is reason enough to leave it. A part of
// Worker.
#pragma once

#include "search/worker/steps/null_move.hpp"
#include "search/worker/steps/probable_cut.hpp"
#include "search/worker/steps/static_cuts.hpp"
#include "search/worker/worker.hpp"

#include <cstdlib>
#include <optional>

namespace search {

template <core::Game G, core::Observer<G> Watcher>
void Worker<G, Watcher>::evaluate(Node& node) {
    auto& here = frame(node.ply);
    frame_back(node.ply, -2).killers.fill(core::MoveTag::none);
    if (node.is_urgent) {
        here.evaluation = node.evaluation = unknown_evaluation;
        return;
    }
    node.is_hunt = std::abs(node.beta.value()) > tuning_.clear_win && !core::is_decisive(node.beta);
    node.may_prune = !node.is_hunt && !ZugzwangDanger<G>::in(position_);
    if (node.evaluation == unknown_evaluation) {
        bool const is_remembered = node.entry.is_found() && node.entry.evaluation != unknown_evaluation;
        node.evaluation = is_remembered ? node.entry.evaluation : evaluations_.of(position_, node.ply);
    }
    here.evaluation = node.evaluation;
    if (node.entry.is_found()) {
        auto const score = from_table(node.entry.score, node.ply);
        // A forced win stays out of it: margins around an evaluation would make scores of it that mean nothing.
        bool const says_more =
            score > node.evaluation ? holds_above(node.entry.bound) : holds_below(node.entry.bound);
        if (says_more && !core::is_decisive(score)) node.evaluation = score;
    }
}

template <core::Game G, core::Observer<G> Watcher>
void Worker<G, Watcher>::evaluate_within_line(Node& node) {
    evaluate(node);
    auto& here = frame(node.ply);
    here.double_extensions = frame_back(node.ply, 1).double_extensions;
    if (node.is_urgent) return;
    auto const before = frame_back(node.ply, 2).evaluation;
    auto const earlier = before != unknown_evaluation ? before : frame_back(node.ply, 4).evaluation;
    node.is_improving = earlier == unknown_evaluation || here.evaluation > earlier;
}

// Reasons to leave a node without trying its moves, from the cheapest on.
template <core::Game G, core::Observer<G> Watcher>
std::optional<core::Score> Worker<G, Watcher>::early_cut(Node& node) {
    if (auto const score = Razoring<G>::value(*this, node)) return score;
    if (auto const score = ReverseFutility<G>::value(*this, node)) return score;
    if (auto const score = NullMove<G>::value(*this, node)) return score;
    if (stopped_) return core::drawn; // while a null move was verified
    if (auto const score = ProbableCut<G>::value(*this, node)) return score;
    return std::nullopt;
}

} // namespace search
