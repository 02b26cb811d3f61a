// Russian draughts at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& russian_draughts_game() {
    static GameOf<draughts::Russian> const game{
        "game.draughts_russian",
        {{"blocking", "W:WK4,K27:B6,7,15,18"},
         {"circle", "W:W18,19,23,25,26,27,28,29,30,31,32:B1,3,4,5,6,7,8,12,13,14,15,16"},
         {"promotion", "W:W9:B6,K11,25,26"}}};
    return game;
}

} // namespace engine
