// Players of level 1 to 10, in any game.
#pragma once

#include "engine/any_engine.hpp"
#include "play/bots/bot.hpp"
#include "play/bots/strength.hpp"

#include <cstdint>
#include <memory>

namespace play {

inline constexpr search::Milliseconds longest_move_of_level{3000};

// A turn's own limits hold besides those of the level. The same seed plays the same games.
std::unique_ptr<Bot> bot_for_level(int level, engine::AnyGame const& game,
                                   engine::EngineOptions const& options = {}, std::uint64_t seed = 1);

} // namespace play
