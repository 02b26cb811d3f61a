// Czech draughts at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& czech_draughts_game() {
    static GameOf<draughts::Czech> const game{"game.draughts_czech"};
    return game;
}

} // namespace engine
