// The games by their types: which AnyGame plays a game of games/all.hpp.
#pragma once

#include "engine/any_game.hpp"
#include "games/all.hpp"

namespace engine {

// Instantiated for every game of the list, a family at a time (engine/CMakeLists.txt).
template <class G>
AnyGame const& game_of();

template <class G>
bool is(AnyGame const& game) {
    return game.game_place() == games::place_of<G>;
}

} // namespace engine
