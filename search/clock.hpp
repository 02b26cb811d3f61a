// How much of its time a search spends on one move: never more than the clock bears, less when the choice is clear.
#pragma once

#include "core/types.hpp"
#include "search/limits.hpp"

#include <chrono>
#include <optional>

namespace search {

using Seconds = std::chrono::duration<double>;

// What a finished iteration tells of how settled the choice is.
struct Confidence {
    int iterations_with_same_move = 0;
    double share_of_best_move = 0; // of the nodes spent on all root moves
    core::Score drop{};            // how much worse the best score is than it was an iteration ago
    bool is_only_move = false;
};

class TimePlan {
  public:
    TimePlan() = default; // no clock: never stops by itself
    TimePlan(Limits const& limits, Milliseconds overhead);

    // After so long the search is broken off.
    [[nodiscard]] std::optional<Seconds> hard_limit() const { return hard_; }
    // After an iteration: is another one worth its time?
    [[nodiscard]] bool is_enough(Seconds elapsed, Confidence const& confidence) const;

  private:
    std::optional<Seconds> hard_;
    std::optional<Seconds> usual_; // none with a fixed time: all of it is used
};

} // namespace search
