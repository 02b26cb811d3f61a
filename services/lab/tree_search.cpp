#include "services/lab/tree_search.hpp"

#include "services/lab/tree_search_of.hpp"

namespace services::lab {

core::Expected<search::SearchTree> tree_of(engine::AnyState const& state,
                                           engine::TextbookSearch const& search, TreeLimits const& limits,
                                           std::stop_token const& stop) {
    for (auto const family : {chess_trees, knights_trees, draughts_trees, flying_draughts_trees})
        if (auto const tree = family(state.game())) return tree(state, search, limits, stop);
    return core::failure(core::message("game.unknown", state.game(), ""));
}

} // namespace services::lab
