// Fits a game's evaluation weights to a file of positions: what the positions' games and searches came to is the aim, the
// evaluation's tangent at the present weights the model, taken anew every so many epochs. One game in ten is held out; the
// weights that do best on those are the answer. After every epoch all that is needed to go on is on the disk.
#pragma once

#include "engine/any_game.hpp"
#include "engine/any_weights.hpp"
#include "services/tuning/logistic_fit.hpp"
#include "services/tuning/positions.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>

namespace services::tuning {

struct WeightFitPlan {
    engine::AnyGame const* game = nullptr;
    std::shared_ptr<engine::AnyWeights const> start = nullptr;
    double score_share = 0.5; // how much of the aim is the search's score; the rest is the game's result
    FitRules rules{};         // the scale is found from the data
    int epochs = 300;
    int refresh = 25; // epochs between tangents
    int patience =
        20; // epochs without a better held-out loss; then the rate is halved, and after three times it ends
    std::filesystem::path checkpoint; // empty: none
    bool resume = false;
};

struct WeightFitProgress {
    int epoch = 0;
    double training_loss = 0;
    double held_out_loss = 0;
    double best_loss = 0; // held out
    double rate = 0;
    double scale = 0;
    std::size_t training = 0; // positions
    std::size_t held_out = 0;
};

struct WeightFitResult {
    std::shared_ptr<engine::AnyWeights const> weights;
    WeightFitProgress last;
    double start_loss = 0; // held out, of the weights it began with
    bool finished = false; // not stopped
};

core::Expected<WeightFitResult> fit_weights(WeightFitPlan const& plan, std::vector<ScoredGame> const& games,
                                            std::function<void(WeightFitProgress const&)> const& tell,
                                            std::stop_token const& stop);

} // namespace services::tuning
