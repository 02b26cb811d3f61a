// How strong a player is, on one scale for every game: from 1 for somebody who has just learnt the rules to 10 for all
// the engine can do. Levels are its whole numbers; what lies between them is between them in strength. This is the
// only place that says so.
#pragma once

#include <cstdint>
#include <string_view>

namespace play {

inline constexpr int weakest_level = 1;
inline constexpr int strongest_level = 10;

// What such a player does (play/bots/human_choice.hpp); docs/levels.md says it in words.
struct Strength {
    std::uint64_t nodes; // positions it looks at for a move, at most
    int depth;           // plies it thinks ahead, at most
    int lines;           // moves it thinks about and chooses among
    double
        temperature;  // how far apart two moves must be, in centipawns, before it prefers one of them clearly
    double lapses;    // how often it moves after a glance, without thinking
    double blindness; // how much it overlooks at a glance: the chance to miss an ordinary answer

    bool operator==(Strength const&) const = default;
};

// What it takes to be of this level in `game`, by its name: a mistake that loses a game of chess is soon made good in
// knights. `level` may lie between two levels; beyond the ends it is the nearer end.
Strength strength_of(double level, std::string_view game);

} // namespace play
