// Whose request is handled next, where one may take a second: an address has only some of the threads, so that others always
// find one free.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>

namespace services::server {

class RequestTurns {
  public:
    using Begin = std::function<void()>;

    explicit RequestTurns(int at_once) : at_once_(at_once) {}

    // Calls `begin` now, or once enough requests of this address are done, in their order; on the thread that has done one.
    void ask(std::string const& address, Begin begin);
    // To be called once for each that has begun.
    void done(std::string const& address);

    // When nothing runs any more: what waits will never begin.
    void forget_all();

    [[nodiscard]] std::size_t addresses() const; // that have requests running

  private:
    struct Address {
        int running = 0;
        std::deque<Begin> waiting = {}; // one a connection at most
    };

    int at_once_;
    mutable std::mutex mutex_;
    std::map<std::string, Address> addresses_;
};

} // namespace services::server
