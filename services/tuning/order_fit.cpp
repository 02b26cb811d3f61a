#include "services/tuning/order_fit.hpp"

#include "games/chess/game.hpp"
#include "knowledge/ordering/scored_order.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace services::tuning {
namespace {

using namespace knowledge::ordering;
using Parameters = std::array<double, feature_count>;

constexpr double points_per_unit = 100;

// The moves of one position: the features of each, one after the other, and which is right.
struct Choices {
    std::vector<FeatureAmount> features;
    std::vector<std::size_t> ends; // of each move's features
    std::size_t right = 0;
};

Choices choices_of(PuzzleMove const& puzzle) {
    chess::Moves moves;
    chess::generate(puzzle.position, moves);
    MoveReader reader(puzzle.position, moves);
    Choices choices;
    for (int i = 0; i < moves.size(); ++i) {
        auto const& read = reader.read(moves[i]);
        choices.features.insert(choices.features.end(), read.begin(), read.end());
        choices.ends.push_back(choices.features.size());
        if (moves[i] == puzzle.right) choices.right = static_cast<std::size_t>(i);
    }
    return choices;
}

template <class Visit>
void for_each_feature(Choices const& choices, std::size_t move, Visit visit) {
    for (std::size_t i = move == 0 ? 0 : choices.ends[move - 1]; i < choices.ends[move]; ++i)
        visit(static_cast<std::size_t>(choices.features[i].feature),
              static_cast<double>(choices.features[i].amount));
}

// The loss of one position, -log of the right move's chance; its slope is added to `gradient`.
double add_gradient(Choices const& choices, Parameters const& parameters, Parameters& gradient) {
    std::vector<double> chances(choices.ends.size());
    for (std::size_t move = 0; move < chances.size(); ++move)
        for_each_feature(choices, move, [&](std::size_t feature, double amount) {
            chances[move] += parameters[feature] * amount;
        });
    double const highest = *std::ranges::max_element(chances);
    double total = 0;
    for (double& chance : chances) total += chance = std::exp(chance - highest);
    for (std::size_t move = 0; move < chances.size(); ++move) {
        double const slope = chances[move] / total - (move == choices.right ? 1 : 0);
        for_each_feature(choices, move,
                         [&](std::size_t feature, double amount) { gradient[feature] += slope * amount; });
    }
    return -std::log(chances[choices.right] / total);
}

// Adam, over all positions at once.
class Descent {
  public:
    void step(Parameters& parameters, Parameters const& gradient, double rate) {
        constexpr double keep = 0.9;
        constexpr double keep_square = 0.99;
        ++steps_;
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            mean_[i] = keep * mean_[i] + (1 - keep) * gradient[i];
            square_[i] = keep_square * square_[i] + (1 - keep_square) * gradient[i] * gradient[i];
            double const mean = mean_[i] / (1 - std::pow(keep, steps_));
            double const square = square_[i] / (1 - std::pow(keep_square, steps_));
            parameters[i] -= rate * mean / (std::sqrt(square) + 1e-9);
        }
    }

  private:
    Parameters mean_{};
    Parameters square_{};
    int steps_ = 0;
};

} // namespace

OrderWeights fit_order(std::span<PuzzleMove const> moves, OrderFitPlan const& plan,
                       std::function<void(int, double)> const& told) {
    std::vector<Choices> all;
    for (auto const& puzzle : moves)
        if (!puzzle.held_out) all.push_back(choices_of(puzzle));
    Parameters parameters{};
    Descent descent;
    for (int round = 1; round <= plan.rounds && !all.empty(); ++round) {
        Parameters gradient{};
        double loss = 0;
        for (auto const& choices : all) loss += add_gradient(choices, parameters, gradient);
        auto const count = static_cast<double>(all.size());
        for (std::size_t i = 0; i < feature_count; ++i)
            gradient[i] = gradient[i] / count + plan.prior * parameters[i];
        descent.step(parameters, gradient, round <= plan.rounds / 2 ? 0.05 : 0.015);
        if (round % 100 == 0 || round == plan.rounds) told(round, loss / count);
    }
    OrderWeights weights;
    for (std::size_t i = 0; i < feature_count; ++i)
        weights.points[i] = static_cast<int>(std::lround(points_per_unit * parameters[i]));
    return weights;
}

OrderStanding standing_of(engine::AnyOrder const* order, std::span<PuzzleMove const> moves) {
    auto const* const arranging = dynamic_cast<engine::OrderOf<chess::Chess> const*>(order);
    OrderStanding standing;
    for (auto const& puzzle : moves) {
        if (!puzzle.held_out) continue;
        chess::Moves ordered;
        chess::generate(puzzle.position, ordered);
        if (arranging != nullptr) arranging->arrange({puzzle.position}, far_from_leaves, ordered);
        auto const rank = std::find(ordered.begin(), ordered.end(), puzzle.right) - ordered.begin() + 1;
        ++standing.moves;
        standing.first += rank == 1 ? 1 : 0;
        standing.among_three += rank <= 3 ? 1 : 0;
        standing.mean_rank += static_cast<double>(rank);
    }
    double const count = std::max(standing.moves, 1);
    return {standing.moves, 100 * standing.first / count, 100 * standing.among_three / count,
            standing.mean_rank / count};
}

} // namespace services::tuning
