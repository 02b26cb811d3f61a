// Every game of the house. To add one: declare it here, define it in a file of its own with GameOf, and put it
// into the list of registry.cpp.
#pragma once

#include "engine/any_game.hpp"

namespace engine {

AnyGame const& knights_game();

} // namespace engine
