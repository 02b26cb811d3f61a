// How strong a player of each level is, from 1 for somebody who has just learnt the rules to 10 for all the engine can do
// in a few seconds. This is the only place that says so.
#pragma once

#include "engine/any_engine.hpp"
#include "play/bot.hpp"

#include <memory>

namespace play {

inline constexpr int weakest_level = 1;
inline constexpr int strongest_level = 10;

// What a level may spend on a move; a turn's own limits hold besides.
search::Limits limits_of_level(int level);

std::unique_ptr<Bot> bot_for_level(int level, engine::AnyGame const& game,
                                   engine::EngineOptions const& options = {});

} // namespace play
