#include "search/control.hpp"

#include <algorithm>

namespace search {
namespace {

std::int64_t ticks(SteadyTime time) { return time.time_since_epoch().count(); }

} // namespace

void Control::prepare() {
    std::scoped_lock const lock(mutex_);
    stopped_ = false;
    ponder_hit_early_ = false;
    prepared_ = true;
}

void Control::begin(Limits const& limits, SteadyTime started) {
    std::scoped_lock const lock(mutex_);
    if (!prepared_) stopped_ = false;
    pondering_ = limits.ponder && !(prepared_ && ponder_hit_early_);
    prepared_ = false;
    nodes_left_ =
        limits.nodes ? static_cast<std::int64_t>(std::min<std::uint64_t>(*limits.nodes, never)) : never;
    clock_started_ = ticks(started);
    time_allowed_ = never;
}

std::uint64_t Control::allowance() {
    if (is_stopped()) return 0;
    auto const allowed = time_allowed_.load(std::memory_order_relaxed);
    if (allowed != never && !is_pondering()) {
        auto const now = ticks(std::chrono::steady_clock::now());
        if (now - clock_started_.load(std::memory_order_relaxed) >= allowed) {
            stop();
            return 0;
        }
    }
    constexpr auto size = static_cast<std::int64_t>(allowance_size);
    if (nodes_left_.load(std::memory_order_relaxed) == never) return allowance_size;
    auto const before = nodes_left_.fetch_sub(size, std::memory_order_relaxed);
    if (before <= 0) {
        stop();
        return 0;
    }
    return static_cast<std::uint64_t>(std::min(before, size));
}

void Control::stop() {
    {
        std::scoped_lock const lock(mutex_);
        stopped_ = true;
    }
    changed_.notify_all();
}

void Control::ponder_hit() {
    {
        std::scoped_lock const lock(mutex_);
        clock_started_ = ticks(std::chrono::steady_clock::now());
        pondering_ = false;
        ponder_hit_early_ = true;
    }
    changed_.notify_all();
}

void Control::set_time_allowed(std::chrono::steady_clock::duration allowed) {
    time_allowed_ = allowed.count();
}

SteadyTime Control::clock_started() const {
    return SteadyTime(SteadyTime::duration(clock_started_.load(std::memory_order_relaxed)));
}

void Control::wait_for_stop() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_stopped(); });
}

void Control::wait_while_pondering() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_stopped() || !is_pondering(); });
}

} // namespace search
