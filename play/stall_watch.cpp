// Counting the heartbeats that came late.
#include "play/stall_watch.hpp"

#include "play/stall.hpp"

namespace play {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::milliseconds beat{2};

} // namespace

StallWatch::StallWatch() : watcher_([this](std::stop_token const& stop) { watch(stop); }) {}

void StallWatch::watch(std::stop_token const& stop) {
    while (!stop.stop_requested()) {
        std::this_thread::sleep_for(beat);
        std::scoped_lock const lock(mutex_);
        auto const now = steady_clock::now();
        before_last_beat_ += stalled_since_last_beat(now);
        last_beat_ = now;
    }
}

StallWatch::Duration StallWatch::stalled_since_last_beat(Time now) const {
    return stall_in(now - last_beat_ - beat);
}

StallWatch::Duration StallWatch::stalled() const {
    std::scoped_lock const lock(mutex_);
    return before_last_beat_ + stalled_since_last_beat(steady_clock::now());
}

} // namespace play
