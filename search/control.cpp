#include "search/control.hpp"

#include "search/look_interval.hpp"

#include <algorithm>
#include <thread>

namespace search {
namespace {

constexpr std::int64_t usual_allowance = 2048;
constexpr std::int64_t least_allowance = 64;
constexpr std::int64_t first_nodes = 256;

// Workers that share a processor come to their next look the later the more they are: then each looks more often.
std::int64_t allowance_for(int workers) {
    auto const processors = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
    if (workers <= processors) return usual_allowance;
    return std::max(usual_allowance * processors / workers, least_allowance);
}

std::int64_t ticks(SteadyTime time) { return time.time_since_epoch().count(); }

} // namespace

void Control::prepare() {
    std::scoped_lock const lock(mutex_);
    stopped_ = false;
    ponder_hit_early_ = false;
    prepared_ = true;
}

void Control::begin(Limits const& limits, SteadyTime started, int workers) {
    std::scoped_lock const lock(mutex_);
    if (!prepared_) stopped_ = false;
    ended_ = stopped_;
    allowance_size_ = allowance_for(workers);
    pondering_ = limits.ponder && !(prepared_ && ponder_hit_early_);
    prepared_ = false;
    nodes_left_ =
        limits.nodes ? static_cast<std::int64_t>(std::min<std::uint64_t>(*limits.nodes, never)) : never;
    ready_for_hit_ = false;
    clock_started_ = ticks(started);
    time_allowed_ = never;
}

std::uint64_t Control::allowance() {
    if (ended_.load(std::memory_order_relaxed)) return 0;
    auto wanted = allowance_size_;
    auto const allowed = time_allowed_.load(std::memory_order_relaxed);
    if (allowed != never && !is_pondering()) {
        auto const now = ticks(std::chrono::steady_clock::now());
        auto const left = allowed - (now - clock_started_.load(std::memory_order_relaxed));
        if (left <= 0) return ended();
        wanted = look_interval(wanted, std::chrono::steady_clock::duration(left));
    }
    auto const taken = taken_of_limit(wanted);
    return taken == 0 ? ended() : taken;
}

std::uint64_t Control::first_allowance() { return taken_of_limit(first_nodes); }

std::uint64_t Control::taken_of_limit(std::int64_t wanted) {
    if (nodes_left_.load(std::memory_order_relaxed) == never) return static_cast<std::uint64_t>(wanted);
    auto const before = nodes_left_.fetch_sub(wanted, std::memory_order_relaxed);
    return static_cast<std::uint64_t>(std::clamp<std::int64_t>(before, 0, wanted));
}

std::uint64_t Control::ended() {
    ended_.store(true, std::memory_order_relaxed);
    return 0;
}

void Control::stop() {
    {
        std::scoped_lock const lock(mutex_);
        stopped_ = true;
        ended_ = true;
    }
    changed_.notify_all();
}

void Control::ponder_hit() {
    {
        std::scoped_lock const lock(mutex_);
        clock_started_ = ticks(std::chrono::steady_clock::now());
        pondering_ = false;
        ponder_hit_early_ = true;
        if (ready_for_hit_) ended_ = true;
    }
    changed_.notify_all();
}

void Control::set_time_allowed(std::chrono::steady_clock::duration allowed) {
    time_allowed_ = allowed.count();
}

void Control::wait_for_stop() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopped_; });
}

void Control::wait_while_pondering() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopped_ || !is_pondering(); });
}

} // namespace search
