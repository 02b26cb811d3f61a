// Trees of the draughts games whose kings step, and of those on the big board.
#include "games/draughts/game.hpp"
#include "services/lab/tree_among.hpp"

namespace services::lab {

TreeIn draughts_trees(std::string_view game) {
    using namespace draughts;
    return tree_among<English, Italian, International, Frisian, House>(game);
}

} // namespace services::lab
