#include "services/server/http/host_guard.hpp"

#include "core/shown_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace services::server {
namespace {

constexpr int usual_port = 80; // which browsers leave out
constexpr int tls_port = 443;  // likewise
constexpr int last_port = 65535;

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

bool is_name(std::string_view name) {
    bool const ipv6 = name.starts_with('[') && name.ends_with(']');
    if (ipv6) name = name.substr(1, name.size() - 2);
    return !name.empty() && std::ranges::all_of(name, [&](unsigned char c) {
        return ipv6 ? std::isxdigit(c) != 0 || c == ':' || c == '.'
                    : std::isalnum(c) != 0 || c == '-' || c == '.';
    });
}

bool contains(std::vector<std::string> const& list, std::string_view text) {
    return std::ranges::find(list, lower(text)) != list.end();
}

} // namespace

core::Expected<HostName> parse_host_name(std::string_view text) {
    auto const bad = core::failure(core::message("cli.serve.host_name", core::shown(text)));
    auto const bracket = text.rfind(']');
    auto const colon = text.rfind(':');
    bool const has_port =
        colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket);
    HostName host{lower(text.substr(0, has_port ? colon : text.size()))};
    if (!is_name(host.name)) return bad;
    if (!has_port) return host;
    auto const port = text.substr(colon + 1);
    auto const [end, error] = std::from_chars(port.data(), port.data() + port.size(), host.port);
    if (error != std::errc{} || end != port.data() + port.size() || host.port < 1 || host.port > last_port)
        return bad;
    return host;
}

HostGuard::HostGuard(std::string_view host, int port, std::span<HostName const> others) {
    auto const given = lower(host);
    bool const bare_ipv6 = given.find(':') != std::string::npos && !given.starts_with('[');
    for (std::string_view const name : {"localhost", "127.0.0.1", "[::1]"}) add(name, port);
    add(bare_ipv6 ? fmt::format("[{}]", given) : given, port);
    for (auto const& other : others) add(other.name, other.port == 0 ? port : other.port);
}

void HostGuard::add(std::string_view name, int port) {
    std::string_view const scheme = port == tls_port ? "https" : "http";
    std::vector<std::string> forms = {fmt::format("{}:{}", name, port)};
    if (port == usual_port || port == tls_port) forms.emplace_back(name);
    for (auto const& form : forms) {
        hosts_.push_back(form);
        origins_.push_back(fmt::format("{}://{}", scheme, form));
    }
}

bool HostGuard::takes_host(std::string_view host) const { return contains(hosts_, host); }

bool HostGuard::takes_origin(std::string_view origin) const {
    return origin.empty() || contains(origins_, origin);
}

} // namespace services::server
