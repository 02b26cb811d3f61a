// The threads that search, below requests in priority and bounded in number. Somebody waits for a bot's move or a hint:
// those have threads of their own. Analyses and graphs share others, at a lower priority still; when some wait, one that
// has had its turn is asked to end. Reviews of whole games would lose all they have found by that: they go one after the other.
#pragma once

#include "services/server/limits.hpp"
#include "services/server/log.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace services::server {

enum class Urgency { awaited, patient, lengthy };

// A search that was asked for. Whoever asked cancels it when nobody wants it any more; one that has not begun never will.
class SearchTicket {
  public:
    void cancel() { stop_.request_stop(); }
    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

  private:
    std::stop_source stop_;
};

class SearchPool {
  public:
    using Work = std::function<void(std::stop_token const&)>;

    SearchPool(Limits const& limits, Log& log);
    ~SearchPool();
    SearchPool(SearchPool const&) = delete;
    SearchPool& operator=(SearchPool const&) = delete;

    // Null when too many wait already.
    std::shared_ptr<SearchTicket> submit(Urgency urgency, Work work);

    // Called now and then: asks searches that have had their turn to end when others wait.
    void tick();

    // Ends every search; none begins afterwards.
    void stop();

    // How many run or wait.
    [[nodiscard]] std::size_t load() const;

  private:
    struct Job {
        std::shared_ptr<SearchTicket> ticket;
        Work work;
        std::chrono::steady_clock::time_point began = {};
    };
    struct Group {
        int niceness;
        std::deque<std::shared_ptr<Job>> waiting = {};
        std::vector<std::shared_ptr<Job>> running = {};
    };

    Group& group_of(Urgency urgency);
    void serve(Group& group, std::stop_token const& over);
    void run(Job& job);

    Limits limits_;
    Log& log_;
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    Group awaited_;
    Group patient_;
    Group lengthy_;
    std::vector<std::jthread> threads_;
};

} // namespace services::server
