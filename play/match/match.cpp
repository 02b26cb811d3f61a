// Sharing the games of a match among threads.
#include "play/match/match.hpp"

#include "core/rng.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

namespace play {
namespace {

using core::Colour;
using Bots = std::array<std::unique_ptr<Bot>, 2>;

core::Expected<Bots> make_bots(MatchPlan const& plan) {
    Bots bots;
    for (std::size_t i = 0; i < 2; ++i) {
        auto bot = make_bot(plan.bots[i], *plan.game);
        if (!bot) return tl::unexpected(bot.error());
        bots[i] = std::move(*bot);
    }
    return bots;
}

class MatchRun {
  public:
    MatchRun(MatchPlan const& plan, std::set<int> const& already, std::function<void(PlayedGame)> const& told,
             std::stop_token const& stop)
        : plan_(plan),
          rules_(plan.rules),
          told_(told),
          outside_(stop, [this] { stop_.request_stop(); }) {
        if (rules_.time) rules_.stalls = &stalls_.emplace();
        for (int number = plan.games; number > 0; --number)
            if (!already.contains(number)) left_.push_back(number);
    }

    core::Expected<void> run() {
        auto const wanted = static_cast<int>(
            std::min<std::size_t>(left_.size(), static_cast<std::size_t>(std::max(plan_.concurrency, 1))));
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < wanted; ++i) threads.emplace_back([this] { work(); });
        }
        if (exception_) std::rethrow_exception(exception_);
        if (error_) return tl::unexpected(*error_);
        return {};
    }

  private:
    // One thread: bots of its own, and game after game.
    void work() {
        try {
            auto const bots = make_bots(plan_);
            if (!bots) return give_up(bots.error());
            while (auto const number = next()) {
                auto game = played(*number, *bots);
                if (!game) return give_up(game.error());
                tell(std::move(*game));
            }
        } catch (...) {
            std::scoped_lock const lock(mutex_);
            exception_ = std::current_exception();
            stop_.request_stop();
        }
    }

    std::optional<int> next() {
        std::scoped_lock const lock(mutex_);
        if (left_.empty() || stop_.stop_requested()) return std::nullopt;
        int const number = left_.back();
        left_.pop_back();
        return number;
    }

    core::Expected<PlayedGame> played(int number, Bots const& bots) {
        auto opening = set_up(*plan_.game, plan_.openings[opening_of(plan_, number)]);
        if (!opening) return tl::unexpected(opening.error());
        PlayedGame game{.number = number, .first_colour = first_colour_of(number), .course = {}};
        std::array<Bot*, 2> by_colour{};
        for (std::size_t i = 0; i < 2; ++i) {
            auto const colour = i == 0 ? game.first_colour : ~game.first_colour;
            by_colour[static_cast<std::size_t>(colour)] = bots[i].get();
            auto const ready = bots[i]->new_game((plan_.seed << 32) + static_cast<std::uint64_t>(number));
            if (!ready) {
                game.course = forfeited(*opening->state, colour, ready.error());
                return game;
            }
        }
        game.course =
            play_game(*opening->state, std::move(opening->moves), by_colour, rules_, stop_.get_token());
        return game;
    }

    void tell(PlayedGame game) {
        std::scoped_lock const lock(telling_);
        if (game.course.ending != Ending::stopped) told_(std::move(game));
    }

    void give_up(core::Error const& error) {
        std::scoped_lock const lock(mutex_);
        error_ = error;
        stop_.request_stop();
    }

    MatchPlan const& plan_;
    GameRules rules_; // of the plan, with a watch where clocks run
    std::optional<StallWatch> stalls_;
    std::function<void(PlayedGame)> const& told_;
    std::stop_source stop_; // from outside, or because something is wrong
    std::stop_callback<std::function<void()>> outside_;
    std::mutex mutex_;
    std::mutex telling_;
    std::vector<int> left_; // the next one last
    std::optional<core::Error> error_;
    std::exception_ptr exception_;
};

} // namespace

Colour first_colour_of(int number) { return number % 2 == 1 ? Colour::white : Colour::black; }

std::size_t opening_of(MatchPlan const& plan, int number) {
    return static_cast<std::size_t>((number - 1) / 2) % plan.openings.size();
}

void shuffle(std::vector<Opening>& openings, std::uint64_t seed) {
    core::Random random(seed);
    for (auto left = openings.size(); left > 1; --left)
        std::swap(openings[left - 1], openings[static_cast<std::size_t>(random.below(left))]);
}

core::Expected<void> play_match(MatchPlan const& plan, std::set<int> const& already,
                                std::function<void(PlayedGame)> const& told, std::stop_token const& stop) {
    return MatchRun(plan, already, told, stop).run();
}

} // namespace play
