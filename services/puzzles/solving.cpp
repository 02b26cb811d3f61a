#include "services/puzzles/solving.hpp"

#include "services/jobs/ordered_work.hpp"

#include <memory>

namespace services {

core::Expected<void> solve_all(SolvingPlan const& plan,
                               std::function<std::optional<tactics::Puzzle>()> const& next,
                               std::function<void(Attempt const&)> const& told, std::stop_token const& stop) {
    using Work = OrderedWork<tactics::Puzzle, Attempt>;
    Work work;
    work.threads = plan.threads;
    work.next = next;
    work.make_worker = [&plan]() -> core::Expected<Work::Worker> {
        auto const game = engine::game_named(plan.game);
        if (!game) return tl::unexpected(game.error());
        auto made = play::make_bot(plan.bot, **game);
        if (!made) return tl::unexpected(made.error());
        std::shared_ptr<play::Bot> const bot = std::move(*made);
        return [&plan, bot](tactics::Puzzle const& puzzle, std::stop_token const& over) {
            return attempted(puzzle, *bot, plan.limits, over);
        };
    };
    work.told = [&told](Attempt const& attempt) -> core::Expected<void> {
        told(attempt);
        return {};
    };
    return run_in_order(work, stop);
}

} // namespace services
