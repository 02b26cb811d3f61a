// Italian draughts at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& italian_draughts_game() {
    static GameOf<draughts::Italian> const game{
        "game.draughts_italian", {{"quality", "W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4"}}};
    return game;
}

} // namespace engine
