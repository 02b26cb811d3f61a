// Fits the weights of the rating to puzzles whose rating is known, and measures it on others: a linear model, least squares with
// a little pull towards 0.
#pragma once

#include "core/error.hpp"
#include "services/mining/rating.hpp"

#include <filesystem>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace services::mining {

struct RatedPuzzle {
    Amounts amounts;
    double rating = 0;
    bool held_out = false; // half of the puzzles, by a hash of their names, are never fitted to
};

struct RatedPuzzles {
    std::vector<RatedPuzzle> chess; // by what is known of chess
    std::vector<RatedPuzzle> other; // the same puzzles by what every game has
};

struct ReadPlan {
    std::filesystem::path path; // Lichess's columns, Rating among them
    int threads = 1;
    std::function<void(std::size_t)> told = nullptr; // how many are measured, now and then
};

// Errors name the line; rows without a rating are passed over. Nothing in it when stopped.
core::Expected<RatedPuzzles> read_rated(ReadPlan const& plan, std::stop_token const& stop);

RatingWeights fit_rating(std::span<RatedPuzzle const> puzzles, double prior = 30);

struct RatingStanding {
    std::size_t puzzles = 0;
    double rank_correlation = 0; // Spearman's
    double mean_error = 0;       // how far off it is, in rating points
    double spread = 0;           // how far off the mean of all would be
};

// On the puzzles that were held out, or on the others.
RatingStanding standing_of(RatingWeights const& weights, std::span<RatedPuzzle const> puzzles, bool held_out);

// Spearman's rank correlation; equal values share their ranks.
double rank_correlation(std::span<double const> a, std::span<double const> b);

} // namespace services::mining
