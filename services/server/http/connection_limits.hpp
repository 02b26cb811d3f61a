// How many connections and streams there are, in all and of each address, and how fast each address asks. An address is
// forgotten when it has none left and has been quiet for a while.
#pragma once

#include "services/server/http/client.hpp"
#include "services/server/http/limits.hpp"
#include "services/server/http/token_bucket.hpp"

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace services::server {

class ConnectionLimits {
  public:
    using Time = std::chrono::steady_clock::time_point;
    enum class Kind { connection, stream };

    // Counts one connection or stream while it lives. The limits outlive it.
    class Seat {
      public:
        Seat(ConnectionLimits& limits, Kind kind, Client client)
            : limits_(limits),
              kind_(kind),
              client_(std::move(client)) {}
        ~Seat() { limits_.leave(kind_, client_); }
        Seat(Seat const&) = delete;
        Seat& operator=(Seat const&) = delete;

      private:
        ConnectionLimits& limits_;
        Kind kind_;
        Client client_;
    };

    explicit ConnectionLimits(Limits const& limits) : limits_(limits) {}

    // A connection, when it is accepted; null when there is no room. An address gets as many as there are places left for all
    // others, and no more than its limit: it never takes the last place.
    std::unique_ptr<Seat> admit(std::string const& address);
    // A connection of a trusted proxy, which carries many addresses: only the total counts.
    std::unique_ptr<Seat> admit_proxy();
    // A stream on a connection that was admitted. A page that has a cookie gets as many as are left for other pages.
    std::unique_ptr<Seat> admit_stream(Client const& client);

    bool allows_request(std::string const& address, Time now = std::chrono::steady_clock::now());
    bool allows_message(std::string const& address, Time now = std::chrono::steady_clock::now());

    void forget_idle(Time now = std::chrono::steady_clock::now());

    [[nodiscard]] int connections() const;       // in all
    [[nodiscard]] std::size_t addresses() const; // that are remembered

  private:
    struct Address {
        int connections = 0;
        int streams = 0;
        std::map<std::string, int> page_streams = {};
        TokenBucket requests;
        TokenBucket messages;
        Time last_asked = {};
    };

    Address& entry(std::string const& address); // with the mutex held
    void leave(Kind kind, Client const& client);

    Limits limits_;
    mutable std::mutex mutex_;
    int connections_ = 0;
    std::map<std::string, Address> addresses_;
};

// Raises the process's limit of open descriptors as far as `wanted` connections need and the system allows. How many
// connections fit then, at most `wanted`: files, pipes of child processes and the database keep some for themselves.
int make_room_for_connections(int wanted);

} // namespace services::server
