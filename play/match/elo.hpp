// What the result of a match says about strength: Elo with its error bar, the likelihood of superiority, and the
// sequential test that ends a match as soon as it has said enough. Everything is from the first player's side.
#pragma once

#include <array>
#include <optional>

namespace play {

// Games, and the same games in pairs: one opening played from both sides is one observation, because its two games are
// not independent. `pairs[k]` counts those in which the first player made k half points.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    std::array<int, 5> pairs{};

    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return wins + draws / 2.0; }
    [[nodiscard]] int complete_pairs() const;

    bool operator==(Tally const&) const = default;
};

// The logistic scale: 400 points are ten to one.
double expected_score(double elo);
double elo_of(double score); // infinite at 0 and 1

struct Estimate {
    double score = 0.5; // points a game
    double elo = 0;
    double error = 0; // half the width of the 95 % interval, in Elo; infinite when its end is a clean score
    double superiority = 0.5; // the probability that the first player is the stronger one
    double draw_rate = 0;
};

// Uses the spread of the pairs; of single games while there are no two pairs that differ. Nothing is known before the first game.
Estimate estimate(Tally const& tally);

struct SprtBounds {
    double elo0 = 0;
    double elo1 = 5; // greater than elo0
    double alpha = 0.05;
    double beta = 0.05;

    [[nodiscard]] double lower() const; // at or below it elo0 is accepted
    [[nodiscard]] double upper() const; // at or above it elo1 is accepted
};

// The logarithm of how much likelier the pairs are if the first player is elo1 better than if it is elo0 better, each
// with the likeliest distribution of pair results that has that mean (the generalised test).
double log_likelihood_ratio(std::array<int, 5> const& pairs, SprtBounds const& bounds);

enum class SprtVerdict { undecided, elo0, elo1 };
SprtVerdict verdict(std::array<int, 5> const& pairs, SprtBounds const& bounds);

} // namespace play
