// The positions that `damero bench` searches, the same every time.
#pragma once

#include "engine/any_game.hpp"

#include <memory>
#include <vector>

namespace apps {

// Those that the game lists (core/game_info.hpp). A game without a list is played at random, with a fixed seed, and looked
// at every few moves.
std::vector<std::unique_ptr<engine::AnyState>> bench_positions(engine::AnyGame const& game);

} // namespace apps
