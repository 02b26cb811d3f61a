// What counts as a puzzle, and how much is searched to find out. Scores are those of the engine that looks: centipawns in
// chess, hundredths of a man or a knight in the other games.
#pragma once

#include <cstdint>
#include <string_view>

namespace services::mining {

struct MiningRules {
    std::uint64_t nodes = 50'000;  // a position of the game; the budgets below are made of it
    std::uint64_t check = 400'000; // the last look at a puzzle's first move
};

inline constexpr int longest_line = 12; // of the solver's moves

} // namespace services::mining
