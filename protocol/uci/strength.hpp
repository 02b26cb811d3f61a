// What UCI_Elo means: a place on the scale of strength that the levels are on. The figures are names, as UCI wants
// them; nobody has measured them against people.
#pragma once

#include "play/bots/strength.hpp"

namespace protocol {

inline constexpr int weakest_elo = 800;
inline constexpr int strongest_elo = 2800;
inline constexpr int usual_elo = 1500;

constexpr double level_of_elo(int elo) {
    constexpr double levels = play::strongest_level - play::weakest_level;
    return play::weakest_level + levels * (elo - weakest_elo) / (strongest_elo - weakest_elo);
}

static_assert(level_of_elo(weakest_elo) == play::weakest_level);
static_assert(level_of_elo(strongest_elo) == play::strongest_level);

} // namespace protocol
