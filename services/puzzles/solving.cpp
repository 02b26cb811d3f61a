#include "services/puzzles/solving.hpp"

#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

namespace services {
namespace {

class SolvingRun {
  public:
    SolvingRun(SolvingPlan const& plan, std::function<std::optional<tactics::Puzzle>()> const& next,
               std::function<void(Attempt const&)> const& told, std::stop_token const& stop)
        : plan_(plan),
          next_(next),
          told_(told),
          outside_(stop, [this] { stop_.request_stop(); }) {}

    core::Expected<void> run() {
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < plan_.threads; ++i) threads.emplace_back([this] { work(); });
        }
        if (exception_) std::rethrow_exception(exception_);
        if (error_) return tl::unexpected(*error_);
        return {};
    }

  private:
    struct Given {
        std::uint64_t number;
        tactics::Puzzle puzzle;
    };
    static constexpr std::uint64_t most_waiting = 256;

    void work() {
        try {
            auto const bot = play::make_bot(plan_.bot, *engine::game_named("chess").value());
            if (!bot) {
                std::scoped_lock const lock(mutex_);
                error_ = bot.error();
                stop_.request_stop();
                return;
            }
            while (auto const given = take()) {
                auto attempt = attempted(given->puzzle, **bot, plan_.limits, stop_.get_token());
                if (!attempt) return;
                tell(given->number, std::move(*attempt));
            }
        } catch (...) {
            std::scoped_lock const lock(mutex_);
            exception_ = std::current_exception();
            stop_.request_stop();
        }
    }

    // The next puzzle, once few enough results wait for one before them.
    std::optional<Given> take() {
        std::unique_lock lock(mutex_);
        room_.wait(lock, stop_.get_token(), [&] { return given_ - told_so_far_ < most_waiting; });
        if (stop_.stop_requested() || is_over_) return std::nullopt;
        auto puzzle = next_();
        if (!puzzle) {
            is_over_ = true;
            return std::nullopt;
        }
        return Given{given_++, std::move(*puzzle)};
    }

    void tell(std::uint64_t number, Attempt attempt) {
        std::scoped_lock const lock(mutex_);
        waiting_.emplace(number, std::move(attempt));
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == told_so_far_;
             first = waiting_.begin()) {
            told_(first->second);
            ++told_so_far_;
            waiting_.erase(first);
        }
        room_.notify_all();
    }

    SolvingPlan const& plan_;
    std::function<std::optional<tactics::Puzzle>()> const& next_;
    std::function<void(Attempt const&)> const& told_;
    std::mutex mutex_;
    std::condition_variable_any room_;
    std::map<std::uint64_t, Attempt> waiting_; // for one before them
    std::uint64_t given_ = 0;
    std::uint64_t told_so_far_ = 0;
    bool is_over_ = false;
    std::optional<core::Error> error_;
    std::exception_ptr exception_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> outside_;
};

} // namespace

core::Expected<void> solve_all(SolvingPlan const& plan,
                               std::function<std::optional<tactics::Puzzle>()> const& next,
                               std::function<void(Attempt const&)> const& told, std::stop_token const& stop) {
    return SolvingRun(plan, next, told, stop).run();
}

} // namespace services
