// The mathematics of results.
#include "play/match/elo.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace play {
namespace {

constexpr double normal_95 = 1.959963984540054; // the 97.5 % point of the normal distribution

double square(double x) { return x * x; }

// Of one pair's mean score a game; 0 where there is no pair, or all are alike.
double variance_of_pairs(Tally const& tally) {
    int const pairs = tally.complete_pairs();
    if (std::ranges::count(tally.pairs, 0) >= 4) return 0; // exactly, whatever the rounding below
    double mean = 0;
    for (int k = 0; k < 5; ++k) mean += tally.pairs[static_cast<std::size_t>(k)] * (k / 4.0) / pairs;
    double variance = 0;
    for (int k = 0; k < 5; ++k)
        variance += tally.pairs[static_cast<std::size_t>(k)] * square(k / 4.0 - mean) / pairs;
    return variance;
}

// The variance of the mean score a game. Few pairs that happen to be alike do not make the score sure: until two differ
// the single games tell the spread.
double variance_of_mean(Tally const& tally, double score) {
    if (double const variance = variance_of_pairs(tally); variance > 0)
        return variance * 2 / tally.games(); // games without their partner count as half a pair
    double const sum =
        tally.wins * square(1 - score) + tally.draws * square(0.5 - score) + tally.losses * square(score);
    return sum / square(tally.games());
}

double normal_distribution(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

// A clean score has no spread: there it is how far from level so many games come by chance.
double superiority(Tally const& tally, double score, double deviation) {
    if (deviation > 0) return normal_distribution((score - 0.5) / deviation);
    int const decided = tally.wins + tally.losses;
    return decided == 0 ? 0.5 : normal_distribution((tally.wins - tally.losses) / std::sqrt(decided));
}

using Weights = std::array<double, 5>;

// Among distributions over the pair results with mean `score`, the likeliest given `weights` is proportional to
// weight / (1 + t (result - score)) for the one t that gives this mean. Found by bisection: the mean falls as t grows.
double tilt_for_mean(Weights const& weights, double score) {
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int step = 0; step < 200; ++step) {
        double const t = (low + high) / 2;
        double excess = 0;
        for (int k = 0; k < 5; ++k) {
            double const distance = k / 4.0 - score;
            excess += weights[static_cast<std::size_t>(k)] * distance / (1 + t * distance);
        }
        (excess > 0 ? low : high) = t;
    }
    return (low + high) / 2;
}

} // namespace

int Tally::complete_pairs() const { return std::accumulate(pairs.begin(), pairs.end(), 0); }

double expected_score(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

double elo_of(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(score / (1 - score));
}

Estimate estimate(Tally const& tally) {
    Estimate result;
    if (tally.games() == 0) {
        result.error = std::numeric_limits<double>::infinity();
        return result;
    }
    result.score = tally.points() / tally.games();
    result.elo = elo_of(result.score);
    double const deviation = std::sqrt(variance_of_mean(tally, result.score));
    double const low = elo_of(result.score - normal_95 * deviation);
    double const high = elo_of(result.score + normal_95 * deviation);
    bool const known = std::isfinite(low) && std::isfinite(high) && deviation > 0;
    result.error = known ? (high - low) / 2 : std::numeric_limits<double>::infinity();
    result.superiority = superiority(tally, result.score, deviation);
    result.draw_rate = static_cast<double>(tally.draws) / tally.games();
    return result;
}

double SprtBounds::lower() const { return std::log(beta / (1 - alpha)); }
double SprtBounds::upper() const { return std::log((1 - beta) / alpha); }

double log_likelihood_ratio(std::array<int, 5> const& pairs, SprtBounds const& bounds) {
    if (std::accumulate(pairs.begin(), pairs.end(), 0) == 0) return 0;
    // A result that has not occurred yet is not impossible.
    constexpr double unseen = 1e-3;
    Weights weights{};
    for (std::size_t k = 0; k < 5; ++k) weights[k] = std::max<double>(pairs[k], unseen);
    double const score0 = expected_score(bounds.elo0);
    double const score1 = expected_score(bounds.elo1);
    double const t0 = tilt_for_mean(weights, score0);
    double const t1 = tilt_for_mean(weights, score1);
    double ratio = 0;
    for (std::size_t k = 0; k < 5; ++k) {
        double const result = static_cast<double>(k) / 4;
        ratio += weights[k] * std::log((1 + t0 * (result - score0)) / (1 + t1 * (result - score1)));
    }
    return ratio;
}

SprtVerdict verdict(std::array<int, 5> const& pairs, SprtBounds const& bounds) {
    double const ratio = log_likelihood_ratio(pairs, bounds);
    if (ratio <= bounds.lower()) return SprtVerdict::elo0;
    if (ratio >= bounds.upper()) return SprtVerdict::elo1;
    return SprtVerdict::undecided;
}

} // namespace play
