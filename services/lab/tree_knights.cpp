// Trees of knights-only chess.
#include "games/knights/game.hpp"
#include "services/lab/tree_search_of.hpp"

namespace services::lab {

TreeIn knights_trees(std::string_view game) {
    return game == knights::Knights::name ? tree_in<knights::Knights> : nullptr;
}

} // namespace services::lab
