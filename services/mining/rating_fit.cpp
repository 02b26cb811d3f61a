#include "services/mining/rating_fit.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace services::mining {
namespace {

using Row = std::vector<double>;

// Solves `matrix` x = `right` for a positive definite matrix, by Cholesky's method.
Row solved(std::vector<Row> matrix, Row right) {
    std::size_t const size = right.size();
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = matrix[i][j];
            for (std::size_t k = 0; k < j; ++k) sum -= matrix[i][k] * matrix[j][k];
            matrix[i][j] = i == j ? std::sqrt(sum) : sum / matrix[j][j];
        }
    }
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < i; ++k) right[i] -= matrix[i][k] * right[k];
        right[i] /= matrix[i][i];
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k) right[i] -= matrix[k][i] * right[k];
        right[i] /= matrix[i][i];
    }
    return right;
}

// The mean square of an amount, so that the pull is the same for amounts of any size.
Row sizes_of(std::span<RatedPuzzle const> puzzles, std::size_t count) {
    Row sizes(count);
    double used = 0;
    for (auto const& puzzle : puzzles) {
        if (puzzle.held_out) continue;
        ++used;
        for (std::size_t i = 0; i < count; ++i) sizes[i] += puzzle.amounts[i].value * puzzle.amounts[i].value;
    }
    for (double& size : sizes) size = std::max(size / std::max(used, 1.0), 1e-4);
    return sizes;
}

std::vector<double> ranks_of(std::span<double const> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t at) { return values[at]; });
    std::vector<double> ranks(values.size());
    for (std::size_t begin = 0; begin < order.size();) {
        std::size_t end = begin;
        while (end < order.size() && values[order[end]] == values[order[begin]]) ++end;
        for (std::size_t i = begin; i < end; ++i) ranks[order[i]] = static_cast<double>(begin + end - 1) / 2;
        begin = end;
    }
    return ranks;
}

} // namespace

RatingWeights fit_rating(std::span<RatedPuzzle const> puzzles, double prior) {
    RatingWeights weights;
    if (puzzles.empty()) return weights;
    for (auto const& amount : puzzles.front().amounts) weights.names.push_back(amount.name);
    std::size_t const count = weights.names.size();
    std::vector<Row> matrix(count, Row(count));
    Row right(count);
    for (auto const& puzzle : puzzles) {
        if (puzzle.held_out) continue;
        for (std::size_t i = 0; i < count; ++i) {
            double const amount = puzzle.amounts[i].value;
            right[i] += amount * puzzle.rating;
            for (std::size_t j = 0; j <= i; ++j) matrix[i][j] += amount * puzzle.amounts[j].value;
        }
    }
    auto const sizes = sizes_of(puzzles, count);
    for (std::size_t i = 0; i < count; ++i) matrix[i][i] += (i == 0 ? 0.01 : prior) * sizes[i];
    for (double const weight : solved(std::move(matrix), std::move(right)))
        weights.points.push_back(static_cast<int>(std::lround(std::clamp(weight, -2000.0, 2000.0))));
    return weights;
}

double rank_correlation(std::span<double const> a, std::span<double const> b) {
    if (a.size() < 2 || a.size() != b.size()) return 0;
    auto const x = ranks_of(a);
    auto const y = ranks_of(b);
    double const mean = static_cast<double>(x.size() - 1) / 2;
    double together = 0;
    double xs = 0;
    double ys = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        together += (x[i] - mean) * (y[i] - mean);
        xs += (x[i] - mean) * (x[i] - mean);
        ys += (y[i] - mean) * (y[i] - mean);
    }
    return xs > 0 && ys > 0 ? together / std::sqrt(xs * ys) : 0;
}

RatingStanding standing_of(RatingWeights const& weights, std::span<RatedPuzzle const> puzzles,
                           bool held_out) {
    std::vector<double> told;
    std::vector<double> known;
    for (auto const& puzzle : puzzles) {
        if (puzzle.held_out != held_out) continue;
        told.push_back(std::clamp(weights.sum(puzzle.amounts), static_cast<double>(lowest_rating),
                                  static_cast<double>(highest_rating)));
        known.push_back(puzzle.rating);
    }
    RatingStanding standing{.puzzles = told.size()};
    if (told.empty()) return standing;
    double const count = static_cast<double>(told.size());
    double const mean = std::accumulate(known.begin(), known.end(), 0.0) / count;
    for (std::size_t i = 0; i < told.size(); ++i) {
        standing.mean_error += std::abs(told[i] - known[i]) / count;
        standing.spread += std::abs(known[i] - mean) / count;
    }
    standing.rank_correlation = rank_correlation(told, known);
    return standing;
}

} // namespace services::mining
