// Portuguese draughts at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& portuguese_draughts_game() {
    static GameOf<draughts::Portuguese> const game{"game.draughts_portuguese"};
    return game;
}

} // namespace engine
