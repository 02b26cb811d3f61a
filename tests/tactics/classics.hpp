// Six classic tactics: the first move is the opponent's, and the solver looks `depth` plies ahead for the first of its own,
// two fewer for each later one, never fewer than one.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace tests {

struct Classic {
    std::string_view fen;
    std::string_view moves; // as UCI writes them
    int depth;
};

inline constexpr std::array classics = {
    Classic{"2kr4/1p1r1p2/2p1p2p/8/P1P1Rp2/8/1P3PPP/R5K1 w KQkq - 0 1", "e4f4 d7d1 a1d1 d8d1", 1},
    Classic{"8/8/r7/P4k2/3p1p2/3P4/5K2/7R b KQkq - 0 1", "a6a5 h1h5", 1},
    Classic{"3q4/6kp/2b1Q1p1/1p6/3r4/1B6/4RPPP/6K1 w KQkq - 0 1", "e6c6 d4d1 b3d1 d8d1 e2e1 d1e1", 2},
    Classic{"7k/8/5K2/8/8/8/8/6Q1 b - - 0 1", "h8h7 g1g7", 1},
    Classic{"2B2k2/1p3p2/pn1P3p/4p1p1/8/5PP1/PP5P/6K1 b - - 0 1", "b6c8 d6d7", 2},
    Classic{"8/8/5rk1/R4pp1/P1N5/2P3P1/1P3KP1/1r6 b - - 0 1", "f6c6 c4e5", 1},
};

constexpr int depth_of(Classic const& classic, int own_move) {
    return std::max(1, classic.depth - 2 * own_move);
}

} // namespace tests
