// Whom the server answers: those who address it by a name of its own, and pages that came from there. Anybody else may be a
// foreign page in the same browser. Its own names are those of the loopback, the address it listens on, and what its owner
// adds: on other addresses nobody else can tell which names are meant.
#pragma once

#include "core/error.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace services::server {

// A name that a server is known by: a host name or an address, IPv6 in brackets, in lower case.
struct HostName {
    std::string name;
    int port = 0; // 0: the one it listens on
};

// NAME or NAME:PORT; no patterns.
core::Expected<HostName> parse_host_name(std::string_view text);

class HostGuard {
  public:
    // What it listens on, and the other names it goes by. Port 443 is one that TLS is taken off before: pages that came
    // from there say https.
    HostGuard(std::string_view host, int port, std::span<HostName const> others = {});

    [[nodiscard]] bool takes_host(std::string_view host) const; // the header Host
    [[nodiscard]] bool
    takes_origin(std::string_view origin) const; // the header Origin, empty when there is none

  private:
    void add(std::string_view name, int port);

    std::vector<std::string> hosts_;   // in lower case, as Host has them
    std::vector<std::string> origins_; // likewise
};

} // namespace services::server
