// The trees of one game. Instantiated for every game, some of a family at a time (services/CMakeLists.txt).
#pragma once

#include "engine/any_order.hpp"
#include "engine/state_of.hpp"
#include "knowledge/ordering/ranking.hpp"
#include "search/teaching/alpha_beta.hpp"
#include "search/teaching/minimax.hpp"
#include "search/teaching/tree_recorder.hpp"
#include "services/lab/tree_search.hpp"

#include <algorithm>
#include <cassert>

namespace services::lab {

template <core::PlayableGame G>
struct TreeSearchOf {
    static_assert(core::HasClassicEvaluation<G>);

    search::State<G> state;
    engine::TextbookSearch wanted;

    // The search runs twice: to know how many nodes each ply has, and then to write down those that fit.
    core::Expected<search::SearchTree> tree(TreeLimits const& limits, std::stop_token const& stop) const {
        std::uint64_t nodes = 0;
        auto const counted = searched([&] { return ++nodes > limits.searched || stop.stop_requested(); },
                                      arrangement(), core::Silent{})
                                 .statistics;
        if (stop.stop_requested()) return core::failure(core::message("lab.stopped"));
        if (nodes > limits.searched)
            return core::failure(core::message("lab.tree.search_large", limits.searched));
        auto const plies = plies_within(limits.shown, counted.nodes_by_depth);
        if (plies < std::min<std::size_t>(counted.nodes_by_depth.size(), 2))
            return core::failure(
                core::message("lab.tree.shown_small", counted.nodes_by_depth[0] + counted.nodes_by_depth[1]));
        search::TreeRecorder<G> recorder(core::Ply{static_cast<int>(plies) - 1});
        auto const order = search::recorded<G>(arrangement(), recorder, reasons());
        auto answer = searched([&] { return stop.stop_requested(); }, order, recorder);
        if (stop.stop_requested()) return core::failure(core::message("lab.stopped"));
        return std::move(recorder).tree(std::move(answer.statistics));
    }

  private:
    static std::size_t plies_within(std::uint64_t most, std::vector<std::uint64_t> const& by_depth) {
        std::size_t plies = 0;
        for (std::uint64_t shown = 0; plies < by_depth.size() && shown + by_depth[plies] <= most; ++plies)
            shown += by_depth[plies];
        return plies;
    }

    // stopped() is asked at every node that is not over; once it says yes, the answer is worth nothing.
    template <class Stopped, class Ordering, class Watcher>
    search::Answer<G> searched(Stopped stopped, Ordering const& order, Watcher&& watcher) const {
        auto const classic = [](core::PositionOf<G> const& at, core::Colour player) {
            return G::classic(at, player);
        };
        search::WithGameEnds<G, decltype(classic)> const eval{classic};
        auto const cutoff = [&](search::State<G> const&, core::Ply reached, double) {
            return stopped() || reached >= wanted.depth;
        };
        return wanted.search == engine::Textbook::minimax
                   ? search::minimax<G>(state, eval, cutoff, order, watcher)
                   : search::alpha_beta<G>(state, eval, cutoff, order, watcher);
    }

    // The moves as the order of the search wants them, or as they are where there is none.
    [[nodiscard]] auto arrangement() const {
        auto const* const of_this_game = dynamic_cast<engine::OrderOf<G> const*>(wanted.order);
        assert((of_this_game != nullptr || wanted.order == nullptr) && "an order of another game");
        return [of_this_game, depth = wanted.depth](search::State<G> const& at, core::MovesOf<G> moves) {
            if (of_this_game != nullptr) of_this_game->arrange(at, depth - at.ply, moves);
            return moves;
        };
    }

    // Of what spoke for a move, the name of what counted most.
    static search::MoveReason main_reason(knowledge::RankedMove const& move) {
        search::MoveReason reason{{}, move.score};
        int most = 0;
        for (auto const& [name, points] : move.reasons)
            if (points > most) {
                most = points;
                reason.name = name;
            }
        return reason;
    }

    // None where nothing orders the moves.
    [[nodiscard]] auto reasons() const {
        auto const* const ranking = dynamic_cast<knowledge::RankingOf<G> const*>(wanted.order);
        return [ranking, depth = wanted.depth](search::State<G> const& at, core::MovesOf<G> const& moves) {
            std::vector<search::MoveReason> all;
            if (ranking == nullptr) return all;
            for (auto const& move : ranking->ranked(at, depth - at.ply, moves))
                all.push_back(main_reason(move));
            return all;
        };
    }
};

template <class G>
core::Expected<search::SearchTree> tree_in(engine::AnyState const& state,
                                           engine::TextbookSearch const& search, TreeLimits const& limits,
                                           std::stop_token const& stop) {
    auto const& typed = *engine::state_as<G>(state);
    return TreeSearchOf<G>{{typed.position(), typed.trail()}, search}.tree(limits, stop);
}

} // namespace services::lab
