// What a player of some level does; every game has a ladder of ten levels.
#pragma once

#include <array>
#include <cstdint>

namespace core {

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

inline constexpr std::size_t level_count = 10;
using Ladder = std::array<Strength, level_count>; // the weakest level first

inline constexpr int full_strength_depth = 127;

} // namespace core
