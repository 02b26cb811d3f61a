// Who a client is: the address a request comes from and, inside that address, the page it belongs to. Connections, rates and
// searches are all counted by this one type.
#pragma once

#include "core/error.hpp"

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace services::server {

struct Client {
    std::string address = {}; // as counted_address() writes it
    std::string page = {};    // the page's cookie; empty where none was sent

    auto operator<=>(Client const&) const = default;
};

// The address that is counted: IPv4 in full, also when written as IPv6 (::ffff:10.0.0.1), and the /64 of IPv6, since a
// subscriber has at least that many addresses. Nothing when the text is no address.
std::optional<std::string> counted_address(std::string_view text);

inline constexpr std::string_view page_cookie = "damero_page";

// What a page is given when it has no cookie: the value of a Set-Cookie header.
std::string new_page_cookie();

// The page that a Cookie header names; empty where it names none, or one of another form than new_page_cookie() makes.
std::string page_in(std::string_view cookie_header);

// Reads who the client is. A connection from a trusted proxy carries the requests of others, whose address is the last one
// in X-Forwarded-For that is not itself a trusted proxy. Forwarded is not read: a proxy that sets only one of the two headers
// passes the other on as the client wrote it.
class ClientReader {
  public:
    explicit ClientReader(std::vector<std::string> trusted_proxies = {}); // as parse_proxy() gives them

    [[nodiscard]] bool is_proxy(std::string_view peer) const;
    // `forwarded_for`: all fields of that name, joined with commas. A malformed one counts for the peer.
    [[nodiscard]] std::string address_of(std::string_view peer, std::string_view forwarded_for) const;

  private:
    std::vector<std::string> proxies_;
};

// An address in one form of writing, for --trust-proxy.
core::Expected<std::string> parse_proxy(std::string_view text);

} // namespace services::server
