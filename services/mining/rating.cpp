#include "services/mining/rating.hpp"

#include "engine/games.hpp"
#include "games/chess/info.hpp"
#include "games/weight_text.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace services::mining {
namespace {

// A puzzle that is never solved here: it only lends the names of what is said of puzzles.
tactics::Puzzle const& example() {
    static tactics::Puzzle const puzzle{.fen = "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1", .moves = {"h2g2", "d1d8"}};
    return puzzle;
}

std::vector<std::string> names_of(RatingModel model) {
    std::vector<std::string> names;
    for (auto const& amount : amounts_for(model, example(), std::vector<std::uint64_t>{1}))
        names.push_back(amount.name);
    return names;
}

games::WeightList weight_list(RatingWeights& weights) {
    games::WeightList list;
    for (std::size_t i = 0; i < weights.names.size(); ++i) {
        std::string_view const name = weights.names[i];
        auto const dot = name.find('.');
        list.push_back(games::named({name.substr(0, dot), "rating.weights"}, name.substr(dot + 1),
                                    weights.points[i], ""));
    }
    return list;
}

RatingWeights read_shipped(RatingModel model) {
    RatingWeights weights{names_of(model), {}};
    weights.points.resize(weights.names.size());
    [[maybe_unused]] auto const read =
        games::read_weights(shipped_rating_text(model), name_of(model), weight_list(weights));
    assert(read && "the shipped weights are sound");
    return weights;
}

} // namespace

double RatingWeights::sum(Amounts const& amounts) const {
    assert(amounts.size() == points.size());
    double value = 0;
    for (std::size_t i = 0; i < points.size(); ++i) value += points[i] * amounts[i].value;
    return value;
}

RatingModel model_of(engine::AnyGame const& game) {
    return engine::is<chess::Chess>(game) ? RatingModel::chess : RatingModel::other;
}

std::string_view name_of(RatingModel model) {
    return model == RatingModel::chess ? chess::info.name : std::string_view("other");
}

Amounts amounts_for(RatingModel model, tactics::Puzzle const& puzzle, std::span<std::uint64_t const> effort) {
    return model == RatingModel::chess ? chess_amounts(puzzle, effort) : common_amounts(puzzle, effort);
}

RatingWeights const& shipped_rating(RatingModel model) {
    static auto const chess = read_shipped(RatingModel::chess);
    static auto const other = read_shipped(RatingModel::other);
    return model == RatingModel::chess ? chess : other;
}

std::string rating_text(RatingModel model, RatingWeights weights) {
    return games::weights_text(
        name_of(model), weight_list(weights),
        "What makes a puzzle hard, in rating points; docs/mine.md says how it is fitted.");
}

int Rater::rating(tactics::Puzzle const& puzzle) {
    auto const effort = meter_.of(puzzle);
    auto const sum = shipped_rating(model_).sum(amounts_for(model_, puzzle, effort));
    return static_cast<int>(std::lround(
        std::clamp(sum, static_cast<double>(lowest_rating), static_cast<double>(highest_rating))));
}

} // namespace services::mining
