// Games that were made up, for what can be found in them.
#pragma once

#include <string>

namespace tests {

// Black takes the rook away that guarded the other: a mate in two, missed. Nothing else is worth a puzzle.
inline std::string const missed_mate =
    "[SetUp \"1\"]\n[FEN \"3rr1k1/5ppp/8/8/8/8/3R1PPP/3R2K1 b - - 0 1\"]\n\n"
    "1... Re6 2. g3 Rxd2 3. Rxd2 h6 1/2-1/2\n\n";

// The queen can be taken by either of two.
inline std::string const two_ways = "[SetUp \"1\"]\n[FEN \"4q1k1/5ppp/8/8/8/R1N4P/5PP1/6K1 b - - 0 1\"]\n\n"
                                    "1... Qa4 2. Nxa4 1-0\n\n";

// A king does not go that far.
inline std::string const illegal_game = "[Event \"broken\"]\n\n1. e4 Ke4 *\n\n";

} // namespace tests
