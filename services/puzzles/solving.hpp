// Many puzzles, several at once, and their results in the order of the puzzles. Little is held at a time, however many
// there are; every thread has a bot of its own, and a bot forgets one puzzle before the next, so that the results do not
// depend on the threads.
#pragma once

#include "services/puzzles/attempt.hpp"

#include <functional>

namespace services {

struct SolvingPlan {
    std::string bot; // as play::make_bot takes it
    search::Limits limits = {};
    int threads = 1;
    std::string game{engine::default_game().name()}; // of every puzzle
};

// `next` gives a puzzle at a time, `told` hears of attempts; both are called by one thread at a time. After a stop the
// puzzles that were begun are given up, and none is told that comes after one of these.
core::Expected<void> solve_all(SolvingPlan const& plan,
                               std::function<std::optional<tactics::Puzzle>()> const& next,
                               std::function<void(Attempt const&)> const& told, std::stop_token const& stop);

} // namespace services
