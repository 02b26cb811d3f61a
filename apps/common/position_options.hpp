// The options --game, --fen and --position, which several commands share.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"
#include "engine/any_game.hpp"

namespace apps {

struct Table {
    engine::AnyGame const* game;
    std::unique_ptr<engine::AnyState> state;
};

// Opens what the options ask for: the game (chess unless told) and its position (the start unless told).
// Warnings about the FEN go to standard error.
Table opened(Arguments const& arguments, Console const& console);

} // namespace apps
