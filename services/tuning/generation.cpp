#include "services/tuning/generation.hpp"

#include "services/jobs/journal_format.hpp"

#include <fmt/format.h>

#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace services::tuning {
namespace {

constexpr std::size_t hash_megabytes = 4;

// All that a game depends on. How many there are to be, and how many at once, may change.
std::string made_how(GenerationPlan const& plan) {
    auto const& rules = plan.rules;
    auto const weights = plan.weights ? plan.weights : plan.game->shipped_weights();
    Checksum sum;
    sum.add(weights->text());
    return fmt::format("{} nodes {} seed {} opening {} level {} most {} weights {:08x}", plan.game->name(),
                       rules.nodes, rules.seed, rules.opening_plies, rules.level_opening, rules.most_plies,
                       sum.value());
}

class Generation {
  public:
    Generation(GenerationPlan const& plan, Journal& journal,
               std::function<void(GenerationProgress const&)> const& tell, std::stop_token stop)
        : plan_(plan),
          journal_(journal),
          tell_(tell),
          stop_(std::move(stop)) {}

    core::Expected<void> recall() {
        auto entries = journal_.entries();
        if (!entries) return tl::unexpected(entries.error());
        for (auto& entry : *entries)
            if (auto const game = read_game(entry); game && game->number < plan_.games) {
                progress_.positions += game->positions.size();
                games_.emplace(game->number, std::move(entry));
            }
        progress_.games = progress_.earlier = static_cast<std::uint32_t>(games_.size());
        return {};
    }

    void play_all() {
        std::vector<std::jthread> threads;
        for (int i = 0; i < plan_.threads; ++i) threads.emplace_back([this] { play_some(); });
    }

    [[nodiscard]] bool is_complete() const { return games_.size() == plan_.games; }
    [[nodiscard]] std::optional<core::Error> const& failure() const { return failure_; }
    [[nodiscard]] GenerationProgress const& progress() const { return progress_; }

    core::Expected<void> write() {
        std::vector<std::string> in_order;
        for (auto& [number, bytes] : games_) in_order.push_back(std::move(bytes));
        return write_positions(plan_.output, {std::string(plan_.game->name()), made_how(plan_)}, in_order);
    }

  private:
    std::optional<std::uint32_t> next_number() {
        std::lock_guard const lock(guard_);
        while (next_ < plan_.games && games_.contains(next_)) ++next_;
        if (failure_ || stop_.stop_requested() || next_ >= plan_.games) return std::nullopt;
        return next_++;
    }

    void play_some() {
        engine::EngineOptions options;
        options.hash_megabytes = hash_megabytes;
        options.weights = plan_.weights;
        auto const engine = plan_.game->engine(options);
        while (auto const number = next_number()) {
            auto const game = play_itself(*plan_.game, *engine, plan_.rules, *number, stop_);
            if (!game) return;
            keep(*game);
        }
    }

    void keep(ScoredGame const& game) {
        auto bytes = game_bytes(game);
        auto const appended = journal_.append(bytes);
        std::lock_guard const lock(guard_);
        if (!appended) {
            failure_ = appended.error();
            return;
        }
        games_.emplace(game.number, std::move(bytes));
        ++progress_.games;
        progress_.positions += game.positions.size();
        if (tell_) tell_(progress_);
    }

    GenerationPlan const& plan_;
    Journal& journal_;
    std::function<void(GenerationProgress const&)> const& tell_;
    std::stop_token stop_;

    std::mutex guard_; // of all below
    std::map<std::uint32_t, std::string> games_;
    std::uint32_t next_ = 0;
    GenerationProgress progress_;
    std::optional<core::Error> failure_;
};

} // namespace

core::Expected<GenerationProgress> generate(GenerationPlan const& plan,
                                            std::function<void(GenerationProgress const&)> const& tell,
                                            std::stop_token const& stop) {
    auto const journal_path = plan.output.string() + ".journal";
    auto journal = Journal::open(journal_path, made_how(plan), plan.start);
    if (!journal) return tl::unexpected(journal.error());
    Generation generation(plan, *journal, tell, stop);
    if (auto const recalled = generation.recall(); !recalled) return tl::unexpected(recalled.error());
    generation.play_all();
    if (generation.failure()) return tl::unexpected(*generation.failure());
    if (generation.is_complete()) {
        if (auto const written = generation.write(); !written) return tl::unexpected(written.error());
        if (auto const finished = journal->finish(); !finished) return tl::unexpected(finished.error());
    }
    return generation.progress();
}

} // namespace services::tuning
