// The moves of a node, one after the other: which are left out, how deep each is searched, and what is learnt from
// them. A part of Worker.
#pragma once

#include "search/worker/worker.hpp"

#include <algorithm>

namespace search {

template <core::Game G, core::Observer<G> Watcher>
template <bool pv>
core::Score Worker<G, Watcher>::move_loop(Node& node) {
    auto const excluded = frame(node.ply).excluded;
    core::Score const alpha_before = node.alpha;
    core::Score best = -core::infinity;
    core::MoveTag best_tag = core::MoveTag::none;
    Tried tried;
    int number = 0;
    bool skipped = false;

    auto const known = hints(node);
    auto moves = picker(node, known, Wanted::all);
    for (Move move; moves.next(move);) {
        if (excluded != core::MoveTag::none && G::tag(position_, move) == excluded) continue;
        auto const chosen = candidate(node, known, move, ++number);
        if (!core::is_loss(best) && best != -core::infinity && skips(node, chosen, moves)) {
            skipped = true;
            continue;
        }

        Extension extension;
        if (chosen.tag == node.entry.tag) extension = SingularExtension<G>::of(*this, node, chosen);
        if (stopped_) return leave(core::drawn, core::Cut::pruned, node.ply);
        if (extension.cut) return leave(*extension.cut, core::Cut::pruned, node.ply);
        if (extension.depth == core::Depth{0})
            extension.depth = OnlyMoveExtension::of(tuning_, moves.is_only_move());
        if (extension.depth == core::Depth{0} && !is_beyond(node.ply, tuning_.forcing_reach))
            extension.depth = ForcingExtension<G>::of(tuning_, position_, move);
        frame(node.ply).double_extensions += extension.depth == core::Depth{2};

        auto const score = search_move<pv>(node, chosen, node.depth - core::Depth{1} + extension.depth);
        frame(node.ply).double_extensions -= extension.depth == core::Depth{2};
        if (stopped_) return leave(core::drawn, core::Cut::pruned, node.ply);

        if (score > best) {
            best = score;
            if (score > node.alpha) {
                best_tag = chosen.tag;
                if constexpr (pv)
                    put_before<G>(move, frame_back(node.ply, -1).best_line, frame(node.ply).best_line);
                if (score >= node.beta) {
                    learn(node, known, chosen, tried);
                    break;
                }
                node.alpha = score;
            }
        }
        auto& list = chosen.is_quiet ? tried.quiets : tried.tactical;
        if (list.size() < list.capacity) list.push(move);
    }

    if (number == 0)
        return leave(excluded != core::MoveTag::none ? node.alpha : G::no_moves_score(position_, node.ply),
                     core::Cut::none, node.ply);
    if (best_tag == core::MoveTag::none && excluded == core::MoveTag::none) credit_previous_move(node);
    // What was left out is thought to be no better than alpha, but perhaps better than what was not.
    if (skipped || moves.has_skipped_quiets()) best = std::max(best, alpha_before);
    if (excluded == core::MoveTag::none)
        remember(node, best, node.depth,
                 best >= node.beta           ? Bound::lower
                 : pv && best > alpha_before ? Bound::exact
                                             : Bound::upper,
                 best_tag);
    return leave(best, best >= node.beta ? core::Cut::beta : core::Cut::none, node.ply);
}

template <core::Game G, core::Observer<G> Watcher>
bool Worker<G, Watcher>::skips(Node const& node, Candidate<G> const& chosen, Picker<G>& moves) {
    if (!node.may_prune) return false;
    if (LateMovePruning::ends_quiets(tuning_, node, chosen.number)) moves.skip_quiets();
    core::Depth const depth = std::max(node.depth - core::Depth{1} - chosen.reduction, core::Depth{0});
    if (!QuietPruning<G>::skips(tuning_, node, chosen, depth) &&
        !ExchangePruning<G>::skips(tuning_, position_, node, chosen, depth))
        return false;
    return !Forcing<G>::is(position_, chosen.move);
}

// The first move with the full window; each later one must first show, shallower and with a closed window, that it is
// better.
template <core::Game G, core::Observer<G> Watcher>
template <bool pv>
core::Score Worker<G, Watcher>::search_move(Node const& node, Candidate<G> const& chosen, core::Depth depth) {
    return descend(chosen.move, node.ply, asks_table(std::max(depth, core::Depth{0})), [&] {
        auto const below = node.ply + core::Ply{1};
        auto const closed = -node.alpha - core::Score{1};
        core::Score score{};
        if (chosen.number > 1 || !pv) {
            bool const is_reduced = chosen.number > 1 && chosen.reduction > core::Depth{0};
            if (is_reduced) {
                auto const shallow =
                    std::clamp(depth - chosen.reduction, std::min(core::Depth{1}, depth), depth);
                score = -search<false>(closed, -node.alpha, shallow, below, true);
                if (score > node.alpha && shallow < depth)
                    score = -search<false>(closed, -node.alpha, depth, below, !node.cut_expected);
            } else {
                score = -search<false>(closed, -node.alpha, depth, below, !node.cut_expected);
            }
        }
        if constexpr (pv)
            if (chosen.number == 1 || score > node.alpha)
                score = -search<true>(-node.beta, -node.alpha, depth, below, false);
        return score;
    });
}

template <core::Game G, core::Observer<G> Watcher>
Candidate<G> Worker<G, Watcher>::candidate(Node const& node, Hints<G> const& known, Move move, int number) {
    bool const is_quiet = !G::is_tactical(position_, move);
    int history = 0;
    if (is_quiet)
        history = 2 * histories_.butterfly[G::history_slot(position_, move)] +
                  ContinuationHistory<G>::of(known.past, ContinuationHistory<G>::slot_of(position_, move));
    auto reduction = reductions_.of(tuning_, node, number, is_quiet, history);
    if constexpr (core::HasQuietForcingMoves<G>)
        if (reduction > core::Depth{0} && G::is_forcing(position_, move)) reduction -= core::Depth{1};
    return {move, G::tag(position_, move), number, is_quiet, history, reduction};
}

template <core::Game G, core::Observer<G> Watcher>
Hints<G> Worker<G, Watcher>::hints(Node const& node) {
    auto const previous = frame_back(node.ply, 1).continuation;
    return {node.entry.tag, frame(node.ply).killers, histories_.continuation.counter(previous),
            histories_.continuation.past(previous, frame_back(node.ply, 2).continuation,
                                         frame_back(node.ply, 4).continuation)};
}

// A move made a cut-off: it gains, and those tried before it lose.
template <core::Game G, core::Observer<G> Watcher>
void Worker<G, Watcher>::learn(Node const& node, Hints<G> const& known, Candidate<G> const& best,
                               Tried const& tried) {
    int const bonus = history_bonus(node.depth);
    auto const add_quiet = [&](Move move, int value) {
        histories_.butterfly.add(G::history_slot(position_, move), value);
        ContinuationHistory<G>::add(known.past, ContinuationHistory<G>::slot_of(position_, move), value);
    };
    if (best.is_quiet) {
        auto& killers = frame(node.ply).killers;
        if (killers[0] != best.tag) killers = {best.tag, killers[0]};
        histories_.continuation.set_counter(frame_back(node.ply, 1).continuation, best.tag);
        add_quiet(best.move, bonus);
        for (auto const move : tried.quiets) add_quiet(move, -bonus);
    } else {
        histories_.tactical.add(position_, best.move, bonus);
    }
    for (auto const move : tried.tactical) histories_.tactical.add(position_, move, -bonus);
}

// Nothing here reaches alpha: the quiet move that led here gains.
template <core::Game G, core::Observer<G> Watcher>
void Worker<G, Watcher>::credit_previous_move(Node const& node) {
    auto const& previous = frame_back(node.ply, 1);
    if (!tuning_.on.previous_move_credit || !previous.is_quiet) return;
    int const bonus = history_bonus(node.depth);
    histories_.butterfly.add(previous.butterfly, bonus);
    ContinuationHistory<G>::add(histories_.continuation.past(frame_back(node.ply, 2).continuation,
                                                             frame_back(node.ply, 3).continuation,
                                                             frame_back(node.ply, 5).continuation),
                                previous.continuation, bonus);
}

} // namespace search
