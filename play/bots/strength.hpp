// How strong a player is, on one scale for every game: from 1 for somebody who has just learnt the rules to 10 for all
// the engine can do. Levels are its whole numbers; what lies between them is between them in strength. This is the
// only place that says so.
#pragma once

#include "core/strength.hpp"

#include <string_view>

namespace play {

inline constexpr int weakest_level = 1;
inline constexpr int strongest_level = 10;

// What such a player does (play/bots/human_choice.hpp); docs/levels.md says it in words.
using core::Strength;
static_assert(core::level_count == strongest_level - weakest_level + 1);

// What it takes to be of this level in `game`, by its name: a mistake that loses a game of chess is soon made good in
// knights. `level` may lie between two levels; beyond the ends it is the nearer end.
Strength strength_of(double level, std::string_view game);

} // namespace play
