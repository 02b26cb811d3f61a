// Spanish draughts at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& spanish_draughts_game() {
    static GameOf<draughts::Spanish> const game{"game.draughts_spanish",
                                                {{"quality", "B:W23,K22,21,K18,15:BK17"}}};
    return game;
}

} // namespace engine
