// The threads that search, below requests in priority and bounded in number. Short work has threads of its own, so that it
// never waits behind long work; in each group clients take turns as fair_queue.hpp says.
#pragma once

#include "services/server/http/client.hpp"
#include "services/server/http/limits.hpp"
#include "services/server/http/log.hpp"
#include "services/server/stream/fair_queue.hpp"

#include <array>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace services::server {

enum class SearchPriority {
    quick,     // a second or less: hints, the moves of most bots, answers to puzzles
    normal,    // several seconds: explanations, rules in their process, bots that think longer
    analysis,  // without end: gives way to others that wait
    background // minutes: reviews, the lab, puzzles looked for in saved games
};

// A search that was asked for. Whoever asked cancels it when nobody wants it any more; one that has not begun never will.
class SearchTicket {
  public:
    void cancel() { stop_.request_stop(); }
    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

  private:
    std::stop_source stop_;
};

// Told how many searches come before one that waits, when that changes, and nothing once it has begun. Called with the
// pool's mutex held: it may send, but neither wait nor call the pool.
using PlaceListener = std::function<void(std::optional<std::size_t> before)>;

struct SearchOrder {
    SearchPriority priority;
    Client client = {};
    PlaceListener place = nullptr;
    std::function<void()> dropped =
        nullptr; // it made room for others and will not be done; called as `place` is
};

// One turn of a search that takes several.
struct SearchTurn {
    std::stop_token stop;  // nobody wants it any more
    std::stop_token yield; // others wait: go on in a later turn, where that costs little
};

class SearchPool {
  public:
    using Work = std::function<void(std::stop_token const&)>;
    using Turns = std::function<bool(SearchTurn const&)>; // true: there is more to do

    SearchPool(Limits const& limits, Log& log);
    ~SearchPool();
    SearchPool(SearchPool const&) = delete;
    SearchPool& operator=(SearchPool const&) = delete;

    // Null when this client has too many waiting already. A ticket that the pool has dropped is cancelled.
    std::shared_ptr<SearchTicket> submit(SearchOrder order, Work work);

    // Work in turns: after each it waits behind whatever its client and others have waiting.
    std::shared_ptr<SearchTicket> submit_turns(SearchOrder order, Turns work);

    // Called ten times a second: asks analyses that have had their turn to yield, and tells who waits his place.
    void tick();

    // Ends every search; none begins afterwards.
    void stop();

    // How many run or wait.
    [[nodiscard]] std::size_t load() const;

  private:
    using Time = std::chrono::steady_clock::time_point;
    struct Job {
        std::shared_ptr<SearchTicket> ticket;
        Turns work;
        PlaceListener place;
        std::function<void()> dropped;
        std::optional<std::size_t> told = std::nullopt; // the place, while it waits
        std::stop_source yield = {};
        Time began = {}; // this turn
    };
    using JobPointer = std::shared_ptr<Job>;
    struct Group {
        Group(int given_niceness, int given_threads, FairBounds const& bounds)
            : niceness(given_niceness),
              threads(given_threads),
              queue(bounds) {}
        int niceness;
        int threads;
        FairQueue queue;
        std::map<FairQueue::Number, JobPointer> jobs = {}; // that run or wait
    };

    Group& group_of(SearchPriority priority) { return groups_[static_cast<std::size_t>(priority)]; }
    void serve(Group& group, std::stop_token const& over);
    bool run(Job& job);

    // With the mutex held.
    void drop(Group& group, FairQueue::Number number);
    void drop_cancelled(Group& group);
    std::optional<FairQueue::Number> begin_next(Group& group);
    void end_turn(Group& group, FairQueue::Number number, bool more);
    void ask_to_yield(Group& group, Time now);
    static void tell_places(Group& group);

    Limits limits_;
    Log& log_;
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::array<Group, 4> groups_; // by priority
    FairQueue::Number jobs_ = 0;
    Time places_told_ = {};
    bool stopped_ = false;
    std::vector<std::jthread> threads_;
};

} // namespace services::server
