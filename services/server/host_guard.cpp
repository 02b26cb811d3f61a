#include "services/server/host_guard.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace services::server {
namespace {

constexpr int usual_port = 80; // which browsers leave out
constexpr std::string_view scheme = "http://";

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

} // namespace

HostGuard::HostGuard(std::string_view host, int port) {
    auto const given = lower(host);
    bool const bare_ipv6 = given.find(':') != std::string::npos && !given.starts_with('[');
    for (auto const& name : {std::string("localhost"), std::string("127.0.0.1"), std::string("[::1]"),
                             bare_ipv6 ? fmt::format("[{}]", given) : given}) {
        hosts_.push_back(fmt::format("{}:{}", name, port));
        if (port == usual_port) hosts_.push_back(name);
    }
}

bool HostGuard::takes_host(std::string_view host) const {
    return std::ranges::find(hosts_, lower(host)) != hosts_.end();
}

bool HostGuard::takes_origin(std::string_view origin) const {
    if (origin.empty()) return true;
    auto const name = lower(origin);
    return name.starts_with(scheme) && takes_host(std::string_view(name).substr(scheme.size()));
}

} // namespace services::server
