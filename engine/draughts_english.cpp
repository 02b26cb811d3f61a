// English draughts at the table.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/draughts/game.hpp"

namespace engine {

AnyGame const& english_draughts_game() {
    static GameOf<draughts::English> const game{"game.draughts_english",
                                                {{"duplicates", "B:W6,14,15,K22,K23:B1,18,21,K26,28"}}};
    return game;
}

} // namespace engine
