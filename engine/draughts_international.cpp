// International draughts at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& international_draughts_game() {
    static GameOf<draughts::International> const game{
        "game.draughts_international",
        {{"woldouby", "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"},
         {"orders", "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24"},
         {"promotion", "W:W6,7,8,9,10:B41,42,43,44,45"},
         {"blocking", "B:W6,9,17,38,42:B23,K49"}}};
    return game;
}

} // namespace engine
