// How long a program is waited for. What passes while the one who waits is not let run himself does not count.
#pragma once

#include "play/stall.hpp"

#include <chrono>

namespace play {

class Patience {
  public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::chrono::milliseconds glance{20}; // it must be asked as often as that

    explicit Patience(Clock::duration time) : until_(Clock::now() + time) {}

    [[nodiscard]] Clock::duration left() {
        auto const now = Clock::now();
        until_ += stall_in(now - last_look_ - glance);
        last_look_ = now;
        return until_ - now;
    }

  private:
    Clock::time_point until_;
    Clock::time_point last_look_ = Clock::now();
};

} // namespace play
