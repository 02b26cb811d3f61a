// The order in which work of many clients is done. Addresses share the time equally, and so do the pages inside an address
// (start-time fair queueing, in two levels): the next turn is of the one that has used the least. Who has been idle for a
// round begins one job ahead of the others, and has saved up nothing more. A queue holds the numbers of its jobs alone; it has
// no threads and no clock.
#pragma once

#include "services/server/http/client.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace services::server {

struct FairBounds {
    std::size_t waiting = 500;            // jobs of all clients together
    std::size_t waiting_an_address = 128; // of which one page never takes the last
    std::size_t pages_an_address = 64;    // that are told apart; others share one turn
    int running_an_address = 1'000;       // jobs at the same time
};

class FairQueue {
  public:
    using Number = std::uint64_t;
    using Seconds = std::chrono::duration<double>;

    explicit FairQueue(FairBounds bounds = {}) : bounds_(bounds) {}

    struct Pushed {
        bool taken = false;                           // false: this client has too many waiting
        std::optional<Number> dropped = std::nullopt; // what made room for it
    };
    // A page may have as many waiting as there are places left for the other pages of its address. When all places are
    // taken, the newest job of the address that has the most makes room, unless it is this one.
    Pushed push(Client const& client, Number job);

    // The next job, which runs from now on; none when nothing waits, or only addresses that run as much as they may.
    std::optional<Number> pop();

    // The job has ended its turn, which took so long.
    void finish(Number job, Seconds used);

    // The same, but it has more to do and waits again, behind what its page has waiting. It is not refused.
    void requeue(Number job, Seconds used);

    void remove(Number job); // one that waits

    [[nodiscard]] bool empty() const { return places_.empty(); }
    [[nodiscard]] std::size_t waiting() const { return places_.size(); }
    [[nodiscard]] std::size_t running() const { return running_.size(); }
    [[nodiscard]] bool is_running(Number job) const { return running_.contains(job); }
    [[nodiscard]] std::size_t addresses() const { return addresses_.size(); } // that are remembered

    // In the order in which they come if all take the same time and nothing else is asked for.
    [[nodiscard]] std::vector<Number> order() const;

    // Whether the next job's client runs fewer jobs than the client of a running one: by address, or by page inside one address.
    [[nodiscard]] bool next_has_less_than(Number running_job) const;

  private:
    struct Page {
        double used = 0;    // seconds, by jobs that have ended
        double advance = 0; // what those that run are expected to use
        int running = 0;
        std::deque<Number> waiting = {};
        [[nodiscard]] bool is_idle() const { return running == 0 && waiting.empty(); }
    };
    struct Address {
        double used = 0;
        double advance = 0;
        int running = 0;
        std::size_t waiting = 0;
        double level = 0; // of its pages
        std::map<std::string, Page> pages = {};
        [[nodiscard]] bool is_idle() const { return running == 0 && waiting == 0; }
    };
    struct Running {
        Client client;
        double advance;
    };

    void enter(Client const& client, Number job);
    std::optional<Number> make_room(std::size_t waiting);
    [[nodiscard]] Client counted(Client client) const;
    [[nodiscard]] static std::string const& next_page(Address const& address);
    [[nodiscard]] std::optional<Client> next() const;
    Number take_from(Client const& client);
    Client end(Number job, Seconds used);
    void forget_idle();

    FairBounds bounds_;
    double usual_ = 1; // seconds that a job takes, from those that ended
    double level_ = 0; // what whoever was served last had used before: where newcomers begin
    std::map<std::string, Address> addresses_;
    std::map<Number, Client> places_; // of the jobs that wait
    std::map<Number, Running> running_;
};

} // namespace services::server
