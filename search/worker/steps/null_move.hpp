// Null move: if passing the turn is still good enough, so is some move. Wrong where every move harms (zugzwang), so a
// game says where passing proves anything, and deep cuts are searched again without it.
#pragma once

#include "search/worker/node.hpp"

#include <algorithm>
#include <optional>

namespace search {

template <core::Game G>
struct NullMove {
    template <class Worker>
    static std::optional<core::Score> value(Worker&, Node const&) {
        return std::nullopt;
    }
};

template <core::HasNullMove G>
struct NullMove<G> {
    template <class Worker>
    static std::optional<core::Score> value(Worker& worker, Node const& node) {
        auto const& tuning = worker.tuning();
        if (!tuning.on.null_move || node.depth.value() < tuning.null_move_depth ||
            node.evaluation < node.beta || core::is_loss(node.beta) || worker.has_just_passed(node.ply) ||
            node.ply < worker.null_move_barred_before() || !G::null_move_sound(worker.position()))
            return std::nullopt;

        core::Depth const depth = node.depth - reduction(tuning, node);
        auto score = worker.pass(node.ply, [&] {
            return -worker.template search<false>(-node.beta, core::Score{1} - node.beta, depth,
                                                  node.ply + core::Ply{1}, !node.cut_expected);
        });
        if (worker.is_stopped()) return core::drawn;
        if (score < node.beta) return std::nullopt;
        if (core::is_win(score)) score = node.beta; // a win that needs a pass is not proved

        if (node.depth.value() < tuning.null_move_verification_depth ||
            worker.null_move_barred_before() > core::Ply{0})
            return score;
        core::Ply const until = node.ply + core::Ply{3 * std::max(depth.value(), 0) / 4};
        auto const checked = worker.without_null_move_before(until, [&] {
            return worker.template search<false>(node.beta - core::Score{1}, node.beta, depth, node.ply,
                                                 false);
        });
        return checked >= node.beta ? std::optional(score) : std::nullopt;
    }

  private:
    static core::Depth reduction(core::Tuning const& tuning, Node const& node) {
        int const surplus = (node.evaluation - node.beta).value() / tuning.null_move_margin_divisor;
        return core::Depth{tuning.null_move_reduction + node.depth.value() / tuning.null_move_depth_divisor +
                           std::min(surplus, 3)};
    }
};

} // namespace search
