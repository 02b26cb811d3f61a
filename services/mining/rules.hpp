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

// How clear a win must be, and how clearly no other move may win.
struct Bar {
    int winning;          // the one move has at least this
    int not_winning;      // and every other at most this
    int gap;              // and so much lies between them
    int before;           // what the solver had at most before the opponent's move: it was a mistake
    bool single_captures; // does a move that only takes make a puzzle? in chess anybody can see what hangs
};

constexpr Bar bar_of(std::string_view game) {
    if (game == "chess")
        return {.winning = 250, .not_winning = 100, .gap = 220, .before = 150, .single_captures = false};
    if (game == "knights")
        return {.winning = 150, .not_winning = 60, .gap = 120, .before = 80, .single_captures = true};
    return {.winning = 120,
            .not_winning = 40,
            .gap = 110,
            .before = 60,
            .single_captures = true}; // draughts: a man is much
}

inline constexpr int longest_line = 12; // of the solver's moves

} // namespace services::mining
