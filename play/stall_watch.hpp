// How long the machine itself has stood still (play/stall.hpp). A thread sleeps a little at a time; where it sleeps for much
// longer, nothing could run.
#pragma once

#include <chrono>
#include <mutex>
#include <stop_token>
#include <thread>

namespace play {

class StallWatch {
  public:
    using Duration = std::chrono::steady_clock::duration;

    StallWatch();

    // How long the machine has stood still since the watch began, a stall that is just over included.
    [[nodiscard]] Duration stalled() const;

  private:
    using Time = std::chrono::steady_clock::time_point;

    void watch(std::stop_token const& stop);
    [[nodiscard]] Duration stalled_since_last_beat(Time now) const; // the mutex is held

    mutable std::mutex mutex_;
    Time last_beat_ = std::chrono::steady_clock::now();
    Duration before_last_beat_{};
    std::jthread watcher_; // the last member: it uses the others
};

} // namespace play
