#include "services/tuning/logistic_fit.hpp"

#include "core/rng.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <thread>

namespace services::tuning {
namespace {

// Work is cut into so many parts whatever the number of threads, and the parts are added up in order.
constexpr std::size_t parts = 8;

template <class Work>
void for_each_part(int threads, Work work) {
    std::atomic<std::size_t> next{0};
    auto const run = [&] {
        for (std::size_t part = next++; part < parts; part = next++) work(part);
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i) helpers.emplace_back(run);
    run();
}

struct Range {
    std::size_t begin;
    std::size_t end;
};
Range part_of(std::size_t count, std::size_t part) {
    return {count * part / parts, count * (part + 1) / parts};
}

std::vector<std::uint32_t> shuffled(std::size_t count, std::uint64_t seed) {
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0u);
    core::Random random(seed);
    for (std::size_t left = count; left > 1; --left)
        std::swap(order[left - 1], order[static_cast<std::size_t>(random.below(left))]);
    return order;
}

// The gradients of one batch, part by part.
class Gradients {
  public:
    explicit Gradients(std::size_t parameters) : sums_(parts, std::vector<double>(parameters)) {}

    void add_up(Samples const& samples, std::span<std::uint32_t const> batch, FitRules const& rules,
                std::span<double const> parameters) {
        for_each_part(rules.threads, [&](std::size_t part) {
            auto& sum = sums_[part];
            std::ranges::fill(sum, 0.0);
            auto const [begin, end] = part_of(batch.size(), part);
            for (std::size_t i = begin; i < end; ++i) {
                std::size_t const at = batch[i];
                double const foreseen = chance(samples.value(at, parameters), rules.scale);
                double const pull = rules.scale * (foreseen - samples.aim(at));
                for (auto const& slope : samples.slopes(at)) sum[slope.parameter] += pull * slope.by;
            }
        });
    }
    [[nodiscard]] double of(std::size_t parameter) const {
        double sum = 0;
        for (auto const& part : sums_) sum += part[parameter];
        return sum;
    }

  private:
    std::vector<std::vector<double>> sums_;
};

} // namespace

double chance(double value, double scale) { return 1 / (1 + std::exp(-scale * value)); }

double loss_of(double foreseen, double aim) {
    constexpr double least = 1e-9;
    double const bounded = std::clamp(foreseen, least, 1 - least);
    return -(aim * std::log(bounded) + (1 - aim) * std::log(1 - bounded));
}

double mean_loss(Samples const& samples, std::span<double const> parameters, double scale, int threads) {
    std::vector<double> sums(parts);
    for_each_part(threads, [&](std::size_t part) {
        auto const [begin, end] = part_of(samples.size(), part);
        for (std::size_t at = begin; at < end; ++at)
            sums[part] += loss_of(chance(samples.value(at, parameters), scale), samples.aim(at));
    });
    double const sum = std::accumulate(sums.begin(), sums.end(), 0.0);
    return samples.size() == 0 ? 0 : sum / static_cast<double>(samples.size());
}

// The loss has one minimum, so the interval that holds it can be cut down.
double best_scale(std::span<double const> values, std::span<double const> aims) {
    auto const loss = [&](double scale) {
        double sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i) sum += loss_of(chance(values[i], scale), aims[i]);
        return sum;
    };
    double low = 0.0001;
    double high = 0.05;
    for (int step = 0; step < 40; ++step) {
        double const third = (high - low) / 3;
        if (loss(low + third) < loss(high - third))
            high -= third;
        else
            low += third;
    }
    return (low + high) / 2;
}

void fit_epoch(Samples const& samples, std::span<double const> start, FitRules const& rules, int epoch,
               FitState& state) {
    constexpr double keep_mean = 0.9;
    constexpr double keep_variance = 0.999;
    constexpr double tiny = 1e-10;
    auto const order =
        shuffled(samples.size(), rules.seed * 0x9E3779B97F4A7C15u + static_cast<std::uint64_t>(epoch));
    // A parameter with no sample at all is held by this alone; one with many hardly feels it.
    double const hold = 1 / (rules.prior * rules.prior * static_cast<double>(samples.size()));
    Gradients gradients(state.parameters.size());
    for (std::size_t begin = 0; begin < order.size(); begin += rules.batch) {
        std::size_t const size = std::min(rules.batch, order.size() - begin);
        gradients.add_up(samples, std::span(order).subspan(begin, size), rules, state.parameters);
        ++state.steps;
        auto const steps = static_cast<double>(state.steps);
        double const mean_share = 1 - std::pow(keep_mean, steps);
        double const variance_share = 1 - std::pow(keep_variance, steps);
        for (std::size_t i = 0; i < state.parameters.size(); ++i) {
            double const gradient =
                gradients.of(i) / static_cast<double>(size) + hold * (state.parameters[i] - start[i]);
            state.mean[i] = keep_mean * state.mean[i] + (1 - keep_mean) * gradient;
            state.variance[i] = keep_variance * state.variance[i] + (1 - keep_variance) * gradient * gradient;
            state.parameters[i] -= rules.rate * (state.mean[i] / mean_share) /
                                   (std::sqrt(state.variance[i] / variance_share) + tiny);
        }
    }
}

} // namespace services::tuning
