// Openings for every draughts game: random games from the start rarely see a king.
#pragma once

#include "games/draughts/game.hpp"
#include "tests/conformance/walk.hpp"

namespace conformance {

// Kings among men, kings alone with the move count running, one king against a swarm.
template <draughts::RuleSet const& rules>
struct MoreOpenings<draughts::Draughts<rules>> {
    static std::vector<std::string_view> texts() {
        if constexpr (rules.size == 8)
            return {"W:WK14,K19,21,22,26:BK11,K23,10,12,7", "B:WK2,K30:BK5,K28,K15:H9:F40",
                    "W:WK18:B6,7,9,10,13,15,19,22,23,24,26"};
        else
            return {"W:WK23,K28,31,32,37,38:BK19,K34,12,13,17,20", "B:WK2,K48:BK6,K45,K25:H9:F40",
                    "W:WK28:B9,11,13,17,19,22,24,29,33,38,39,42,43"};
    }
};

} // namespace conformance
