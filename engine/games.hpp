// Every game of the house. To add one: declare it here, define it in a file of its own with GameOf, and put it
// into the list of registry.cpp.
#pragma once

#include "engine/any_game.hpp"

namespace engine {

AnyGame const& chess_game();
AnyGame const& knights_game();
AnyGame const& english_draughts_game();
AnyGame const& spanish_draughts_game();
AnyGame const& russian_draughts_game();
AnyGame const& brazilian_draughts_game();
AnyGame const& portuguese_draughts_game();
AnyGame const& italian_draughts_game();
AnyGame const& czech_draughts_game();
AnyGame const& pool_draughts_game();
AnyGame const& international_draughts_game();
AnyGame const& frisian_draughts_game();
AnyGame const& house_draughts_game();

} // namespace engine
