// Logistic regression over sparse samples: finds the parameters whose values, through a sigmoid of fixed scale, are
// nearest to what was aimed at, without going further from where they began than the samples warrant. Adam on
// mini-batches; the answer does not depend on the number of threads. Knows no game and no file.
#pragma once

#include "core/evaluation_trace.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace services::tuning {

// Each sample's value is base + the sum of slope times parameter; its aim is the chance of winning it should mean.
class Samples {
  public:
    void add(double base, double aim, std::span<core::Slope const> slopes) {
        bases_.push_back(static_cast<float>(base));
        aims_.push_back(static_cast<float>(aim));
        slopes_.insert(slopes_.end(), slopes.begin(), slopes.end());
        ends_.push_back(slopes_.size());
    }
    [[nodiscard]] std::size_t size() const { return bases_.size(); }
    [[nodiscard]] double aim(std::size_t at) const { return aims_[at]; }
    [[nodiscard]] std::span<core::Slope const> slopes(std::size_t at) const {
        std::size_t const begin = at == 0 ? 0 : ends_[at - 1];
        return {slopes_.data() + begin, ends_[at] - begin};
    }
    [[nodiscard]] double value(std::size_t at, std::span<double const> parameters) const {
        double value = bases_[at];
        for (auto const& slope : slopes(at)) value += slope.by * parameters[slope.parameter];
        return value;
    }

  private:
    std::vector<float> bases_;
    std::vector<float> aims_;
    std::vector<core::Slope> slopes_;
    std::vector<std::size_t> ends_;
};

// The chance of winning that a value means.
double chance(double value, double scale);

// Cross-entropy of what was foreseen and what was aimed at.
double loss_of(double foreseen, double aim);

// Mean loss of all samples. By `threads`, with the same result for any number of them.
double mean_loss(Samples const& samples, std::span<double const> parameters, double scale, int threads);

// The scale that fits values to aims best.
double best_scale(std::span<double const> values, std::span<double const> aims);

// Where a fit stands; enough to go on from.
struct FitState {
    std::vector<double> parameters;
    std::vector<double> mean;     // Adam's moments of the gradient
    std::vector<double> variance; //
    std::uint64_t steps = 0;

    explicit FitState(std::vector<double> start)
        : parameters(std::move(start)),
          mean(parameters.size()),
          variance(parameters.size()) {}
};

struct FitRules {
    double scale = 0.0058;
    double rate = 1;   // how far a parameter may go in a step
    double prior = 25; // how far from its start a parameter is expected to end, for lack of samples
    std::size_t batch = 32768;
    std::uint64_t seed = 1;
    int threads = 1;
};

// Goes through all samples once, in an order that depends on the seed and the epoch.
void fit_epoch(Samples const& samples, std::span<double const> start, FitRules const& rules, int epoch,
               FitState& state);

} // namespace services::tuning
