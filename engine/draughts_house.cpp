// House draughts at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& house_draughts_game() {
    static GameOf<draughts::House> const game{"game.draughts_house"};
    return game;
}

} // namespace engine
