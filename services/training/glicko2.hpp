// Mark Glickman's Glicko-2 (glicko.net/glicko/glicko2.pdf, 2013): what results against rated opponents say of a rating, how sure
// it is, and how steady the player. Numbers are those of the first Glicko scale, on which 1500 is usual.
#pragma once

#include <span>

namespace services::training {

struct Rating {
    double value = 1500;
    double deviation = 350;   // one standard deviation of what the value may really be
    double volatility = 0.06; // how much the player's strength is expected to move

    bool operator==(Rating const&) const = default;
};

struct RatedResult {
    double opponent = 1500;
    double opponent_deviation = 0;
    double score = 0; // 1 won, 0 lost, one half for half of it
};

// The system's constant: the smaller, the less the volatility changes.
inline constexpr double usual_tau = 0.5;

// After one rating period with these results; with none, only less sure.
Rating rated(Rating const& before, std::span<RatedResult const> results, double tau = usual_tau);

} // namespace services::training
