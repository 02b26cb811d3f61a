// The positions that `damero bench` searches, the same every time.
#pragma once

#include "engine/any_game.hpp"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace apps {

// Chess has its own list, from openings to endgames; every other game is played at random, with a fixed seed, and
// looked at every few moves.
std::vector<std::unique_ptr<engine::AnyState>> bench_positions(engine::AnyGame const& game);

std::span<std::string_view const> chess_middlegames(); // among that list, as FENs

} // namespace apps
