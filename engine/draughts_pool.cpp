// Pool checkers at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& pool_draughts_game() {
    static GameOf<draughts::Pool> const game{
        "game.draughts_pool", {{"promotion", "W:W9:B6,K11,25,26"}, {"majority", "B:WK20,28:B9,19"}}};
    return game;
}

} // namespace engine
