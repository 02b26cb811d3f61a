// Fits the weights of damero's order of chess moves to puzzles, and measures orders on them. Each move's score is taken for the
// logarithm of its chances; the fit makes the right moves as likely as it can (a softmax over the moves of a position).
#pragma once

#include "knowledge/ordering/chess_weights.hpp"
#include "knowledge/ordering/order.hpp"
#include "services/tuning/puzzle_moves.hpp"

#include <functional>
#include <span>

namespace services::tuning {

struct OrderFitPlan {
    int rounds = 600;
    double prior = 0.0002; // what a weight of 100 points costs, halved, against the mean loss of a position
};

// told(round, loss) now and then. Held-out moves are left out. The same moves give the same weights.
knowledge::ordering::OrderWeights fit_order(std::span<PuzzleMove const> moves, OrderFitPlan const& plan,
                                            std::function<void(int, double)> const& told);

// Where an order puts the right moves.
struct OrderStanding {
    int moves = 0;
    double first = 0;       // percent
    double among_three = 0; // percent
    double mean_rank = 0;   // from 1
};

// Of the held-out moves. A null order is the generator's.
OrderStanding standing_of(engine::AnyOrder const* order, std::span<PuzzleMove const> moves);

} // namespace services::tuning
