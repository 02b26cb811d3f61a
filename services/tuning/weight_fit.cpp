#include "services/tuning/weight_fit.hpp"

#include "services/jobs/journal_format.hpp"
#include "services/tuning/checkpoint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <thread>

namespace services::tuning {
namespace {

constexpr std::uint32_t held_out_share = 10; // one game in so many
constexpr int most_halvings = 3;

using engine::AnyWeights;
using WeightsPointer = std::shared_ptr<AnyWeights const>;

struct Aimed {
    ScoredPosition const* position;
    double result; // 1, 0.5 or 0 for White
};

// What the positions say near some weights. Threads take contiguous parts, which are put together in order.
class Sampler {
  public:
    Sampler(WeightFitPlan const& plan, std::vector<Aimed> const& positions)
        : plan_(plan),
          positions_(positions) {}

    struct Taken {
        double base;
        double aim;
        std::vector<core::Slope> slopes;
    };

    // The scale turns scores into chances; a position that the weights have no say in is left out.
    [[nodiscard]] Samples take(AnyWeights const& weights, double scale) const {
        std::vector<double> const at = weights.parameters();
        std::vector<std::vector<Taken>> taken(static_cast<std::size_t>(plan_.rules.threads));
        {
            std::vector<std::jthread> threads;
            for (std::size_t part = 0; part < taken.size(); ++part)
                threads.emplace_back([&, part] { take_part(weights, at, scale, part, taken); });
        }
        Samples samples;
        for (auto const& part : taken)
            for (auto const& one : part) samples.add(one.base, one.aim, one.slopes);
        return samples;
    }

    // Values and results, for finding the scale.
    void values(AnyWeights const& weights, std::vector<double>& values, std::vector<double>& results) const {
        for (auto const& each : positions_)
            if (auto const tangent = tangent_of(weights, each); tangent && !tangent->settled) {
                values.push_back(tangent->value);
                results.push_back(each.result);
            }
    }

  private:
    [[nodiscard]] std::optional<core::Tangent> tangent_of(AnyWeights const& weights,
                                                          Aimed const& each) const {
        auto const opened = plan_.game->from_fen(each.position->fen);
        if (!opened) return std::nullopt;
        return weights.tangent(*opened->state);
    }

    void take_part(AnyWeights const& weights, std::vector<double> const& at, double scale, std::size_t part,
                   std::vector<std::vector<Taken>>& taken) const {
        std::size_t const begin = positions_.size() * part / taken.size();
        std::size_t const end = positions_.size() * (part + 1) / taken.size();
        for (std::size_t i = begin; i < end; ++i) {
            auto const& each = positions_[i];
            auto tangent = tangent_of(weights, each);
            if (!tangent || tangent->settled) continue;
            double base = tangent->value;
            for (auto const& slope : tangent->slopes) base -= slope.by * at[slope.parameter];
            double const by_score = chance(each.position->score, scale);
            double const aim = plan_.score_share * by_score + (1 - plan_.score_share) * each.result;
            taken[part].push_back({base, aim, std::move(tangent->slopes)});
        }
    }

    WeightFitPlan const& plan_;
    std::vector<Aimed> const& positions_;
};

class WeightFit {
  public:
    WeightFit(WeightFitPlan const& plan, std::vector<ScoredGame> const& games)
        : plan_(plan),
          start_(plan.start->parameters()),
          checkpoint_{.state = FitState(start_)} {
        Checksum sum;
        for (auto const& game : games) {
            auto& into = game.number % held_out_share == 0 ? held_out_positions_ : training_positions_;
            sum.add(game_bytes(game));
            for (auto const& position : game.positions) into.push_back({&position, (game.result + 1) / 2.0});
        }
        sum.add(plan.start->text());
        checkpoint_.job =
            fmt::format("{} {:08x} share {} rate {} prior {} batch {} seed {} refresh {} patience {}",
                        plan.game->name(), sum.value(), plan.score_share, plan.rules.rate, plan.rules.prior,
                        plan.rules.batch, plan.rules.seed, plan.refresh, plan.patience);
        checkpoint_.rate = plan.rules.rate;
        checkpoint_.best = checkpoint_.tangent_at = start_;
        checkpoint_.best_loss = std::numeric_limits<double>::infinity();
    }

    core::Expected<WeightFitResult> run(std::function<void(WeightFitProgress const&)> const& tell,
                                        std::stop_token const& stop) {
        if (training_positions_.empty() || held_out_positions_.empty())
            return core::failure(core::message("tune.too_few_games"));
        find_scale();
        WeightFitResult result;
        result.start_loss = loss_at_start();
        checkpoint_.best_loss = result.start_loss;
        if (plan_.resume && std::filesystem::exists(plan_.checkpoint)) {
            auto read = read_checkpoint(plan_.checkpoint, checkpoint_.job);
            if (!read) return tl::unexpected(read.error());
            checkpoint_ = std::move(*read);
        }
        take_samples();
        while (!is_done() && !stop.stop_requested()) {
            one_epoch();
            if (tell) tell(progress_);
            if (plan_.checkpoint.empty()) continue;
            if (auto const kept = write_checkpoint(plan_.checkpoint, checkpoint_); !kept)
                return tl::unexpected(kept.error());
        }
        result.weights = plan_.start->with_parameters(checkpoint_.best);
        result.last = progress_;
        result.finished = is_done();
        return result;
    }

  private:
    [[nodiscard]] bool is_done() const {
        return checkpoint_.epoch >= plan_.epochs || checkpoint_.halvings > most_halvings;
    }

    void find_scale() {
        std::vector<double> values;
        std::vector<double> results;
        Sampler(plan_, training_positions_).values(*plan_.start, values, results);
        rules_ = plan_.rules;
        rules_.scale = progress_.scale = best_scale(values, results);
    }

    double loss_at_start() const {
        auto const samples = Sampler(plan_, held_out_positions_).take(*plan_.start, rules_.scale);
        return mean_loss(samples, start_, rules_.scale, rules_.threads);
    }

    // The tangents are taken at whole numbers, as the evaluation has them.
    void take_samples() {
        auto const weights = plan_.start->with_parameters(checkpoint_.tangent_at);
        training_ = Sampler(plan_, training_positions_).take(*weights, rules_.scale);
        held_out_ = Sampler(plan_, held_out_positions_).take(*weights, rules_.scale);
        progress_.training = training_.size();
        progress_.held_out = held_out_.size();
    }

    void one_epoch() {
        if (checkpoint_.epoch > 0 && checkpoint_.epoch % plan_.refresh == 0) {
            checkpoint_.tangent_at = checkpoint_.state.parameters;
            take_samples();
        }
        rules_.rate = checkpoint_.rate;
        fit_epoch(training_, start_, rules_, ++checkpoint_.epoch, checkpoint_.state);
        auto const& parameters = checkpoint_.state.parameters;
        progress_.epoch = checkpoint_.epoch;
        progress_.rate = checkpoint_.rate;
        progress_.training_loss = mean_loss(training_, parameters, rules_.scale, rules_.threads);
        progress_.held_out_loss = mean_loss(held_out_, parameters, rules_.scale, rules_.threads);
        judge();
        progress_.best_loss = checkpoint_.best_loss;
    }

    void judge() {
        constexpr double enough_better = 1e-6;
        if (progress_.held_out_loss < checkpoint_.best_loss - enough_better) {
            checkpoint_.best_loss = progress_.held_out_loss;
            checkpoint_.best = checkpoint_.state.parameters;
            checkpoint_.worse_epochs = 0;
        } else if (++checkpoint_.worse_epochs >= plan_.patience) {
            checkpoint_.worse_epochs = 0;
            checkpoint_.rate /= 2;
            checkpoint_.state = FitState(checkpoint_.best); // steps that were too large may have led far away
            ++checkpoint_.halvings;
        }
    }

    WeightFitPlan const& plan_;
    FitRules rules_{};
    std::vector<double> start_;
    std::vector<Aimed> training_positions_;
    std::vector<Aimed> held_out_positions_;
    Samples training_;
    Samples held_out_;
    Checkpoint checkpoint_;
    WeightFitProgress progress_;
};

} // namespace

core::Expected<WeightFitResult> fit_weights(WeightFitPlan const& plan, std::vector<ScoredGame> const& games,
                                            std::function<void(WeightFitProgress const&)> const& tell,
                                            std::stop_token const& stop) {
    return WeightFit(plan, games).run(tell, stop);
}

} // namespace services::tuning
