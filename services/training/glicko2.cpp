// The steps are numbered as in the paper.
#include "services/training/glicko2.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace services::training {
namespace {

constexpr double scale = 173.7178; // between the two Glicko scales
constexpr double centre = 1500;
constexpr double largest_deviation = 350;
constexpr double convergence = 0.000001;

double square(double value) { return value * value; }

double weight_of(double deviation) {
    return 1 / std::sqrt(1 + 3 * square(deviation) / square(std::numbers::pi));
}

double expected(double mu, double opponent, double weight) {
    return 1 / (1 + std::exp(-weight * (mu - opponent)));
}

// What the results add up to.
struct Evidence {
    double information = 0; // 1 / v
    double surprise = 0;    // the sum of g (s - E)
};

Evidence evidence_of(double mu, std::span<RatedResult const> results) {
    Evidence evidence;
    for (auto const& result : results) {
        double const weight = weight_of(result.opponent_deviation / scale);
        double const chance = expected(mu, (result.opponent - centre) / scale, weight);
        evidence.information += square(weight) * chance * (1 - chance);
        evidence.surprise += weight * (result.score - chance);
    }
    return evidence;
}

// Step 5: the volatility at which the results are likeliest, by the Illinois variant of regula falsi.
double new_volatility(double phi, double volatility, double delta, double v, double tau) {
    double const a = std::log(square(volatility));
    auto const f = [&](double x) {
        double const power = std::exp(x);
        double const spread = square(phi) + v + power;
        return power * (square(delta) - spread) / (2 * square(spread)) - (x - a) / square(tau);
    };
    double low = a;
    double high = 0;
    if (square(delta) > square(phi) + v) {
        high = std::log(square(delta) - square(phi) - v);
    } else {
        int k = 1;
        while (f(a - k * tau) < 0) ++k;
        high = a - k * tau;
    }
    double at_low = f(low);
    double at_high = f(high);
    while (std::abs(high - low) > convergence) {
        double const middle = low + (low - high) * at_low / (at_high - at_low);
        double const at_middle = f(middle);
        if (at_middle * at_high <= 0) {
            low = high;
            at_low = at_high;
        } else {
            at_low /= 2;
        }
        high = middle;
        at_high = at_middle;
    }
    return std::exp(low / 2);
}

} // namespace

Rating rated(Rating const& before, std::span<RatedResult const> results, double tau) {
    double const mu = (before.value - centre) / scale; // step 2
    double const phi = before.deviation / scale;
    auto const evidence = evidence_of(mu, results);
    if (evidence.information <= 0) {
        double const less_sure = std::sqrt(square(phi) + square(before.volatility)) * scale;
        return {before.value, std::min(less_sure, largest_deviation), before.volatility};
    }
    double const v = 1 / evidence.information;  // step 3
    double const delta = v * evidence.surprise; // step 4
    double const volatility = new_volatility(phi, before.volatility, delta, v, tau);
    double const waiting = square(phi) + square(volatility); // step 6
    double const sure = 1 / std::sqrt(1 / waiting + 1 / v);  // step 7
    double const moved = mu + square(sure) * evidence.surprise;
    return {moved * scale + centre, std::min(sure * scale, largest_deviation), volatility}; // step 8
}

} // namespace services::training
