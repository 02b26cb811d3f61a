// What a review was made with, in a few letters: with another engine or other weights a game might be judged otherwise. Nobody
// has to remember to raise a number; both follow from what is compiled in.
#pragma once

#include "engine/any_game.hpp"

#include <string>
#include <string_view>

namespace services {

// A hash of the sources that decide what a review says: games, search, evaluation, explanations, the review itself and all
// their constants. Written at build time (cmake/WriteSourcesHash.cmake).
std::string_view engine_identity();

// A hash of the weights that are built in for the game.
std::string const& evaluation_identity(engine::AnyGame const& game);

} // namespace services
