// The textbook searches and the counts of a state. Only the files that register games include this.
#pragma once

#include "engine/any_order.hpp"
#include "engine/state_of.hpp"
#include "search/perft.hpp"
#include "search/teaching/alpha_beta.hpp"
#include "search/teaching/minimax.hpp"

namespace engine {

template <core::PlayableGame G>
auto arranged_by(AnyOrder const& order, core::Ply depth) {
    auto const* const of_this_game = dynamic_cast<OrderOf<G> const*>(&order);
    assert(of_this_game != nullptr && "an order of another game");
    return [of_this_game, depth](search::State<G> const& state, core::MovesOf<G> moves) {
        of_this_game->arrange(state, depth - state.ply, moves);
        return moves;
    };
}

template <core::PlayableGame G>
Advice StateOf<G>::advice(TextbookSearch const& wanted, std::stop_token const& stop) const {
    static_assert(core::HasClassicEvaluation<G>);
    auto const classic = [](Position const& at, core::Colour player) { return G::classic(at, player); };
    search::State<G> const state{position_, trail_};
    search::WithGameEnds<G, decltype(classic)> const eval{classic};
    auto const cutoff = [&](search::State<G> const&, core::Ply reached, double) {
        return reached >= wanted.depth || stop.stop_requested();
    };
    auto const searched = [&](auto const& order) {
        return wanted.search == Textbook::minimax ? search::minimax<G>(state, eval, cutoff, order)
                                                  : search::alpha_beta<G>(state, eval, cutoff, order);
    };
    auto answer = wanted.order == nullptr ? searched(search::AsGenerated{})
                                          : searched(arranged_by<G>(*wanted.order, wanted.depth));
    Advice advice{std::nullopt, answer.value, std::move(answer.statistics)};
    if (answer.move) advice.move = legal(*answer.move);
    return advice;
}

template <core::PlayableGame G>
std::uint64_t StateOf<G>::perft(core::Depth depth, int threads) const {
    return search::perft<G>(position_, depth, threads);
}

template <core::PlayableGame G>
std::vector<Division> StateOf<G>::divide(core::Depth depth, int threads) const {
    std::vector<Division> result;
    for (auto const& branch : search::divide<G>(position_, depth, threads))
        result.push_back({G::move_text(position_, branch.move), branch.nodes});
    return result;
}

} // namespace engine
