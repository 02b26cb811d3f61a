// Where a fit has come to, on the disk: whole or not there at all.
#pragma once

#include "core/error.hpp"
#include "services/tuning/logistic_fit.hpp"

#include <filesystem>
#include <string>

namespace services::tuning {

struct Checkpoint {
    std::string job = {}; // all that the fit depends on: another one's is not resumed
    int epoch = 0;
    double rate = 0;
    int worse_epochs = 0; // in a row
    int halvings = 0;
    double best_loss = 0;
    std::vector<double> best = {};
    std::vector<double> tangent_at = {}; // the parameters that the tangents were last taken at
    FitState state = FitState({});
};

core::Expected<void> write_checkpoint(std::filesystem::path const& path, Checkpoint const& checkpoint);
core::Expected<Checkpoint> read_checkpoint(std::filesystem::path const& path, std::string const& job);

} // namespace services::tuning
