// What a score promises: the chances to win, to draw and to lose. A logistic curve for either side's win, and what
// they leave is the draw. The two numbers are a first guess at games between equal players, not a fit.
#pragma once

#include "core/types.hpp"

namespace engine {

inline constexpr double even_win_score = 200;  // centipawns at which half of the games are won
inline constexpr double win_score_spread = 80; // centipawns; the smaller, the steeper the curve

struct WinChances { // in thousandths, together 1000
    int win;
    int draw;
    int loss;

    bool operator==(WinChances const&) const = default;
};

WinChances win_chances(core::Score score); // for the side whose score it is

} // namespace engine
