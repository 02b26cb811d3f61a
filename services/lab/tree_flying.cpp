// Trees of the draughts games on the small board whose kings fly.
#include "games/draughts/game.hpp"
#include "services/lab/tree_among.hpp"

namespace services::lab {

TreeIn flying_draughts_trees(std::string_view game) {
    using namespace draughts;
    return tree_among<Spanish, Portuguese, Czech, Russian, Brazilian, Pool>(game);
}

} // namespace services::lab
