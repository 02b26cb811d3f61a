// Whom the server answers: those who address it by its own name, and pages that came from it. Anybody else may be a foreign
// page in the same browser.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace services::server {

class HostGuard {
  public:
    HostGuard(std::string_view host, int port); // that it listens on

    [[nodiscard]] bool takes_host(std::string_view host) const; // the header Host
    [[nodiscard]] bool
    takes_origin(std::string_view origin) const; // the header Origin, empty when there is none

  private:
    std::vector<std::string> hosts_; // in lower case, with the port
};

} // namespace services::server
