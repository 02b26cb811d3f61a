// Which moves are searched deeper: the only answer, a move that forces, and a remembered move without which the node
// would be much worse.
#pragma once

#include "search/worker/node.hpp"
#include "search/worker/steps/move_pruning.hpp"

#include <optional>

namespace search {

// How much deeper a move is searched, or a value for the whole node that came out along the way.
struct Extension {
    core::Depth depth{};
    std::optional<core::Score> cut = std::nullopt;
};

// Asked for the remembered move alone.
template <core::Game G>
struct SingularExtension {
    template <class Worker>
    static Extension of(Worker& worker, Node const& node, Candidate<G> const& candidate) {
        auto const& tuning = worker.tuning();
        auto const& entry = node.entry;
        auto& frame = worker.frame(node.ply);
        auto const remembered = from_table(entry.score, node.ply);
        if (!tuning.on.singular_extension || node.depth.value() < tuning.singular_depth ||
            frame.excluded != core::MoveTag::none || !holds_above(entry.bound) ||
            entry.depth + core::Depth{3} < node.depth || core::is_decisive(remembered) ||
            worker.is_beyond(node.ply, tuning.singular_reach))
            return {};

        core::Score const target = remembered - core::Score{tuning.singular_slope * node.depth.value()};
        core::Depth const depth{(node.depth.value() - 1) / 2};
        frame.excluded = candidate.tag;
        auto const others = worker.template search<false>(target - core::Score{1}, target, depth, node.ply,
                                                          node.cut_expected);
        frame.excluded = core::MoveTag::none;

        if (others < target) {
            bool const by_far = !node.is_pv &&
                                others < target - core::Score{tuning.double_extension_margin} &&
                                frame.double_extensions < tuning.most_double_extensions;
            return {core::Depth{by_far ? 2 : 1}};
        }
        if (target >= node.beta) return {{}, target}; // two moves reach beta: one is enough
        if (remembered >= node.beta) return {core::Depth{-1}};
        return {};
    }
};

// The only move there is costs no depth.
struct OnlyMoveExtension {
    static core::Depth of(core::Tuning const& tuning, bool is_only_move) {
        return core::Depth{tuning.on.forced_extension && is_only_move ? 1 : 0};
    }
};

// A move that forces the opponent, and loses nothing, costs no depth: what it leads to is seen where it stood. Only an
// exchange evaluation tells it from an offer, so a game without one goes without it.
template <core::Game G>
struct ForcingExtension {
    static constexpr core::Depth of(core::Tuning const&, core::PositionOf<G> const&, core::MoveOf<G>) {
        return {};
    }
};
template <core::HasForcingMoves G>
requires core::HasStaticExchange<G>
struct ForcingExtension<G> {
    static core::Depth of(core::Tuning const& tuning, core::PositionOf<G> const& at, core::MoveOf<G> move) {
        return core::Depth{tuning.on.forcing_extension && G::is_forcing(at, move) &&
                           G::see_at_least(at, move, {})};
    }
};

} // namespace search
