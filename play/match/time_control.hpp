// Time for a whole game: how it is written, and a player's clock.
#pragma once

#include "core/error.hpp"
#include "search/limits.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace play {

using search::Milliseconds;

struct TimeControl {
    std::optional<int> moves =
        std::nullopt; // the base comes again after so many; none: it is for the whole game
    Milliseconds base{};
    Milliseconds increment{}; // after every move

    bool operator==(TimeControl const&) const = default;
};

// `2+0.02` seconds and increment; `1:30+1` minutes and seconds; `40/5:00` so many moves in that time, and again.
core::Expected<TimeControl> parse_time_control(std::string_view written);
std::string time_control_text(TimeControl const& control); // as the reader above takes it, in seconds

// One player's clock. Time is told to it, it does not run by itself.
class Clock {
  public:
    explicit Clock(TimeControl const& control)
        : control_(control),
          left_(control.base),
          moves_to_go_(control.moves) {}

    // What a bot is told; never negative.
    [[nodiscard]] search::ClockTime shown() const;

    // Whether a move that costs so much oversteps the time by no more than `margin`.
    [[nodiscard]] bool bears(std::chrono::microseconds elapsed, Milliseconds margin) const {
        return elapsed <= left_ + margin;
    }

    // Takes what a move has cost and adds what comes after one. False: the time ran out, by more than `margin`.
    bool spend(std::chrono::microseconds elapsed, Milliseconds margin);

  private:
    TimeControl control_;
    std::chrono::microseconds left_;
    std::optional<int> moves_to_go_;
};

} // namespace play
