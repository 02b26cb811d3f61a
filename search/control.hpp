// What all workers of one search obey: stop, the node limit and the deadline. A worker comes here for an allowance of
// nodes and comes back when it has used it up; between two visits it asks nobody.
#pragma once

#include "search/limits.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <limits>
#include <mutex>

namespace search {

using SteadyTime = std::chrono::steady_clock::time_point;

class Control {
  public:
    // Announces a search: from here on stop() and ponder_hit() count, even before it begins.
    void prepare();
    void begin(Limits const& limits, SteadyTime started, int workers);

    // How many nodes the worker may search before it asks again; 0: stop.
    [[nodiscard]] std::uint64_t allowance();

    void stop();
    void ponder_hit();
    [[nodiscard]] bool is_pondering() const { return pondering_.load(std::memory_order_relaxed); }

    // How long after clock_started() nothing more is searched; not counted while pondering.
    void set_time_allowed(std::chrono::steady_clock::duration allowed);
    // When the clock of the present move began to run: the start of the search, or the moment of ponder_hit.
    [[nodiscard]] SteadyTime clock_started() const;

    // Of a search that has come to its end by itself, be it for lack of nodes.
    void wait_for_stop();
    void wait_while_pondering(); // until stop or ponder_hit

  private:
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

    [[nodiscard]] std::uint64_t ended();

    std::atomic<bool> ended_ = false; // nothing more is searched: stopped, or a limit is reached
    bool stopped_ = false;            // from outside
    std::atomic<bool> pondering_ = false;
    std::int64_t allowance_size_ = 0; // nodes between two looks at the clock
    std::atomic<std::int64_t> nodes_left_ = never;
    std::atomic<std::int64_t> clock_started_ = 0; // both in ticks of the steady clock
    std::atomic<std::int64_t> time_allowed_ = never;
    bool prepared_ = false;
    bool ponder_hit_early_ = false; // since prepare(), perhaps before begin()
    std::mutex mutex_;
    std::condition_variable changed_;
};

} // namespace search
