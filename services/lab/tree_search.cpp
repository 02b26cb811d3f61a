#include "services/lab/tree_search.hpp"

#include "games/all.hpp"

namespace services::lab {

core::Expected<search::SearchTree> tree_of(engine::AnyState const& state,
                                           engine::TextbookSearch const& search, TreeLimits const& limits,
                                           std::stop_token const& stop) {
    static constexpr auto of_games = games::table_of_games([]<class G>(std::type_identity<G>) { return &tree_in<G>; });
    return of_games[static_cast<std::size_t>(state.game_place())](state, search, limits, stop);
}

} // namespace services::lab
