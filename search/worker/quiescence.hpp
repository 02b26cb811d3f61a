// The search below the horizon, where only captures and forced moves are tried, and the value of a leaf. A part of
// Worker.
#pragma once

#include "search/worker/worker.hpp"

#include <algorithm>

namespace search {

// What a position is worth where nothing more is searched.
template <core::Game G, core::Observer<G> Watcher>
core::Score Worker<G, Watcher>::leaf(core::Ply ply) {
    auto& moves = buffers_.take().moves;
    G::generate(position_, moves);
    bool const is_over = moves.empty();
    buffers_.give_back();
    return is_over ? G::no_moves_score(position_, ply) : evaluations_.of(position_, ply);
}

template <core::Game G, core::Observer<G> Watcher>
template <bool pv>
core::Score Worker<G, Watcher>::quiescence(core::Score alpha, core::Score beta, core::Ply ply,
                                           core::Depth depth) {
    if constexpr (is_watched) watcher_.enter(position_, alpha, beta, depth, ply);
    Node node{alpha, beta, depth, ply, pv};
    if constexpr (pv) frame(ply).best_line.clear();
    selective_depth_ = std::max(selective_depth_, ply);

    // 1. As in search().
    if (must_stop()) return leave(core::drawn, core::Cut::pruned, ply);
    if (is_drawn(ply)) return leave(core::drawn, core::Cut::draw, ply);
    if (!core::HasTacticalMoves<G> || !tuning_.on.quiescence || ply + core::Ply{1} >= core::max_ply ||
        depth.value() <= -tuning_.quiescence_plies)
        return leave(leaf(ply), core::Cut::none, ply);

    // 2. The table, at the horizon only: further down a look into memory costs more than it saves.
    node.is_urgent = Urgency<G>::of(position_);
    bool const uses_table = asks_table(depth);
    node.entry = probe(uses_table);
    if (!pv && node.entry.is_found()) {
        auto const score = from_table(node.entry.score, ply);
        if (score >= beta ? holds_above(node.entry.bound) : holds_below(node.entry.bound))
            return leave(score, core::Cut::table, ply);
    }

    // 3. Who may stand pat has at least the static evaluation.
    evaluate(node);
    bool const tries_forcing =
        core::HasQuietForcingMoves<G> && -depth.value() < tuning_.quiescence_forcing_plies;
    core::Score best = -core::infinity;
    if (!node.is_urgent) {
        best = node.evaluation;
        if (best >= beta) {
            if (uses_table && !node.entry.is_found())
                remember(node, best, core::Depth{0}, Bound::lower, core::MoveTag::none);
            return leave(best, core::Cut::stand_pat, ply);
        }
        node.alpha = std::max(alpha, best);
        if (!tries_forcing && Calm<G>::of(position_)) return leave(best, core::Cut::none, ply);
    }

    // 4. Captures, and near the horizon checks, that do not lose; everything where something must be done.
    core::MoveTag best_tag = core::MoveTag::none;
    int number = 0;
    bool const only_winning = depth.value() <= -tuning_.quiescence_even_plies;
    auto moves = picker(node, hints(node), tries_forcing ? Wanted::tactical_and_forcing : Wanted::tactical,
                        core::Score{only_winning ? 1 : 0});
    for (Move move; moves.next(move);) {
        ++number;
        if (G::is_tactical(position_, move) && QuiescencePruning<G>::skips(tuning_, position_, node, move)) {
            best = std::max(best, node.alpha); // it may come near
            continue;
        }
        auto const score = descend(move, ply, false, [&] {
            return -quiescence<pv>(-node.beta, -node.alpha, ply + core::Ply{1}, depth - core::Depth{1});
        });
        if (stopped_) return leave(core::drawn, core::Cut::pruned, ply);
        if (score > best) {
            best = score;
            if (score > node.alpha) {
                best_tag = G::tag(position_, move);
                if constexpr (pv) put_before<G>(move, frame_back(ply, -1).best_line, frame(ply).best_line);
                if (score >= beta) break;
                node.alpha = score;
            }
        }
    }
    if (node.is_urgent && number == 0) return leave(G::no_moves_score(position_, ply), core::Cut::none, ply);
    if (uses_table)
        remember(node, best, core::Depth{0}, best >= beta ? Bound::lower : Bound::upper, best_tag);
    return leave(best, best >= beta ? core::Cut::beta : core::Cut::none, ply);
}

} // namespace search
