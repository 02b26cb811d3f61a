// Frisian draughts at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& frisian_draughts_game() {
    static GameOf<draughts::Frisian> const game{"game.draughts_frisian"};
    return game;
}

} // namespace engine
