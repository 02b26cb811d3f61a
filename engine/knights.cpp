// Knights-only chess at the table. Its JSON follows the knights from the first position on, so that their ids
// stay.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/knights/game.hpp"
#include "games/knights/view_json.hpp"

namespace engine {

template <>
struct StateJson<knights::Knights> {
    static std::string of(knights::Position const& first, std::vector<knights::Move> const& played,
                          knights::Position const& now) {
        knights::Roster roster{first};
        auto mover = first.side_to_move();
        for (auto const move : played) {
            roster.follow(mover, move);
            mover = ~mover;
        }
        return knights::view_json(now, roster);
    }
};

AnyGame const& knights_game() {
    static GameOf<knights::Knights> const game{
        "game.knights",
        {{"duel", "n7/8/8/8/8/8/8/7N w"}, {"crossed", "1n1n1n1n/8/n1n1n1n1/8/8/N1N1N1N1/8/1N1N1N1N w"}}};
    return game;
}

} // namespace engine
