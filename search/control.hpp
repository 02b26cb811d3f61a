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
    // The same for the first few nodes, which are too few to take time: whatever the clock says, and even if a stop came
    // before, something is looked at.
    [[nodiscard]] std::uint64_t first_allowance();

    void stop();
    void ponder_hit();
    // While pondering: whether it has been thought enough, so that the search ends with ponder_hit().
    void set_ready_for_hit(bool is_ready) { ready_for_hit_ = is_ready; }
    [[nodiscard]] bool is_pondering() const { return pondering_.load(std::memory_order_relaxed); }

    // How long after the start of the search, or after ponder_hit(), nothing more is searched.
    void set_time_allowed(std::chrono::steady_clock::duration allowed);

    // Of a search that has come to its end by itself, be it for lack of nodes.
    void wait_for_stop();
    void wait_while_pondering(); // until stop or ponder_hit

  private:
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

    [[nodiscard]] std::uint64_t ended();
    [[nodiscard]] std::uint64_t taken_of_limit(std::int64_t wanted);

    std::atomic<bool> ended_ = false; // nothing more is searched: stopped, or a limit is reached
    bool stopped_ = false;            // from outside
    std::atomic<bool> pondering_ = false;
    std::atomic<bool> ready_for_hit_ = false;
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
