// The way back from an AnyState to its game's type.
//   visit(state, f)      f(StateOf<G> const&) for the G that the state is of
// Those who want one game alone have state_as<G>(state) of engine/state_of.hpp. visit() instantiates f for every game, so f must be small. What is heavy is instantiated once a family and called
// through a table (games::table_of_games), as tactics/explain/game_proof.cpp does.
#pragma once

#include "engine/state_of.hpp"
#include "games/all.hpp"
#include "games/definitions.hpp"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <functional>
#include <type_traits>

namespace engine {

template <class F, class Games>
inline constexpr bool takes_every_game = false;
template <class F, class... Games>
inline constexpr bool takes_every_game<F, games::GameList<Games...>> =
    (std::invocable<F, StateOf<Games> const&> && ...);

template <class F>
decltype(auto) visit(AnyState const& state, F&& f) {
    static_assert(takes_every_game<F&, games::AllGames>, "a game of games/all.hpp is left out of this visit");
    using Result = std::invoke_result_t<F&, StateOf<chess::Chess> const&>;
    using Entry = Result (*)(AnyState const&, std::remove_reference_t<F>&);
    static constexpr auto table = games::table_of_games([]<class G>(std::type_identity<G>) -> Entry {
        return [](AnyState const& any, std::remove_reference_t<F>& call) -> Result {
            return std::invoke(call, static_cast<StateOf<G> const&>(any));
        };
    });
    assert(state.game_place() >= 0);
    return table[static_cast<std::size_t>(state.game_place())](state, f);
}

} // namespace engine
