// Trees of chess.
#include "games/chess/game.hpp"
#include "services/lab/tree_search_of.hpp"

namespace services::lab {

TreeIn chess_trees(std::string_view game) {
    return game == chess::Chess::name ? tree_in<chess::Chess> : nullptr;
}

} // namespace services::lab
