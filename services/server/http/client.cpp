#include "services/server/http/client.hpp"

#include "core/shown_text.hpp"
#include "services/server/http/new_id.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cctype>
#include <cstring>

namespace services::server {
namespace {

constexpr std::size_t page_length = 32; // two ids
constexpr std::string_view unknown_address = "unknown";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t";
    auto const first = text.find_first_not_of(blank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

// An IPv4 address is held as the IPv6 address it is mapped to.
using Bytes = std::array<unsigned char, 16>;
constexpr Bytes mapped_prefix = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr std::size_t mapped_bytes = 12;

bool is_mapped(Bytes const& bytes) {
    return std::equal(bytes.begin(), bytes.begin() + mapped_bytes, mapped_prefix.begin());
}

std::optional<Bytes> read_address(std::string_view text) {
    if (text.size() >= INET6_ADDRSTRLEN) return std::nullopt;
    std::string const terminated(text.substr(0, text.find('%'))); // fe80::1%eth0: without its zone
    Bytes bytes = mapped_prefix;
    if (inet_pton(AF_INET, terminated.c_str(), bytes.data() + mapped_bytes) == 1) return bytes;
    if (inet_pton(AF_INET6, terminated.c_str(), bytes.data()) == 1) return bytes;
    return std::nullopt;
}

std::string written(Bytes const& bytes) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (is_mapped(bytes))
        inet_ntop(AF_INET, bytes.data() + mapped_bytes, text.data(), text.size());
    else
        inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
    return text.data();
}

std::string counted(Bytes bytes) {
    if (is_mapped(bytes)) return written(bytes);
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return written(bytes) + "/64";
}

// Some proxies write the port too: 10.0.0.1:4711, [fd00::7]:4711.
std::string_view without_port(std::string_view entry) {
    if (entry.starts_with('[')) {
        auto const end = entry.find(']');
        return end == std::string_view::npos ? entry : entry.substr(1, end - 1);
    }
    auto const colon = entry.find(':');
    bool const has_port = colon != std::string_view::npos && entry.rfind(':') == colon;
    return has_port ? entry.substr(0, colon) : entry;
}

bool is_page(std::string_view value) {
    return value.size() == page_length && std::ranges::all_of(value, [](unsigned char c) {
               return std::isdigit(c) != 0 || std::islower(c) != 0;
           });
}

} // namespace

std::optional<std::string> counted_address(std::string_view text) {
    auto const bytes = read_address(text);
    if (!bytes) return std::nullopt;
    return counted(*bytes);
}

std::string new_page_cookie() {
    return fmt::format("{}={}{}; Path=/; HttpOnly; SameSite=Strict", page_cookie, new_id(), new_id());
}

std::string page_in(std::string_view cookie_header) {
    while (!cookie_header.empty()) {
        auto const pair = cookie_header.substr(0, cookie_header.find(';'));
        cookie_header.remove_prefix(std::min(pair.size() + 1, cookie_header.size()));
        auto const equals = pair.find('=');
        if (equals == std::string_view::npos || trimmed(pair.substr(0, equals)) != page_cookie) continue;
        auto const value = trimmed(pair.substr(equals + 1));
        return is_page(value) ? std::string(value) : std::string();
    }
    return {};
}

ClientReader::ClientReader(std::vector<std::string> trusted_proxies) : proxies_(std::move(trusted_proxies)) {}

bool ClientReader::is_proxy(std::string_view peer) const {
    auto const bytes = proxies_.empty() ? std::nullopt : read_address(peer);
    return bytes && std::ranges::find(proxies_, written(*bytes)) != proxies_.end();
}

std::string ClientReader::address_of(std::string_view peer, std::string_view forwarded_for) const {
    auto const fallback = counted_address(peer).value_or(std::string(unknown_address));
    if (!is_proxy(peer)) return fallback;
    while (!forwarded_for.empty()) {
        auto const comma = forwarded_for.rfind(',');
        auto const from = comma == std::string_view::npos ? 0 : comma + 1;
        auto const entry = without_port(trimmed(forwarded_for.substr(from)));
        auto const bytes = read_address(entry);
        if (!bytes) return fallback;
        if (!is_proxy(entry)) return counted(*bytes);
        forwarded_for = forwarded_for.substr(0, comma == std::string_view::npos ? 0 : comma);
    }
    return fallback;
}

core::Expected<std::string> parse_proxy(std::string_view text) {
    auto const bytes = read_address(text);
    if (!bytes) return core::failure(core::message("cli.serve.proxy", core::shown(text)));
    return written(*bytes);
}

} // namespace services::server
