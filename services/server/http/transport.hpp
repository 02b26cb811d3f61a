// HTTP and WebSocket over TCP. It guards the door (hosts, sizes, rates, numbers) and knows no games. Its source is the only
// file that includes Beast.
#pragma once

#include "core/error.hpp"
#include "services/server/http/handler.hpp"
#include "services/server/http/host_guard.hpp"
#include "services/server/http/limits.hpp"
#include "services/server/http/log.hpp"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace services::server {

struct Address {
    std::string host;
    int port;                         // 0: any that is free
    std::vector<HostName> names = {}; // that it is known by besides
    std::vector<std::string> proxies =
        {}; // that are trusted to say whom they ask for, as parse_proxy() gives them
};

class Transport {
  public:
    // From here on connections are taken; they are served once run() is called.
    static core::Expected<std::unique_ptr<Transport>> listen(Address const& address, Handler& handler,
                                                             Limits const& limits, Log& log);
    virtual ~Transport() = default;

    [[nodiscard]] virtual int port() const = 0;
    [[nodiscard]] virtual std::string url() const = 0;

    // Serves until the stop; then says goodbye to every page and returns.
    virtual void run(std::stop_token const& stop) = 0;
};

} // namespace services::server
