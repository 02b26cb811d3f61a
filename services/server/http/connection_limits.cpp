#include "services/server/http/connection_limits.hpp"

#include <algorithm>

namespace services::server {
namespace {

constexpr std::chrono::seconds quiet_time{10}; // longer than its buckets take to fill

} // namespace

ConnectionLimits::Address& ConnectionLimits::entry(std::string const& address) {
    auto const found = addresses_.find(address);
    if (found != addresses_.end()) return found->second;
    Address fresh{.requests = TokenBucket(limits_.requests_a_second, limits_.request_burst),
                  .messages = TokenBucket(limits_.address_messages_a_second, limits_.address_message_burst)};
    return addresses_.emplace(address, fresh).first->second;
}

std::unique_ptr<ConnectionLimits::Seat> ConnectionLimits::admit(std::string const& address) {
    std::scoped_lock const lock(mutex_);
    auto const found = addresses_.find(address);
    int const open = found == addresses_.end() ? 0 : found->second.connections;
    if (open >= std::min(limits_.connections_an_address, limits_.connections - connections_)) return nullptr;
    ++connections_;
    ++entry(address).connections;
    return std::make_unique<Seat>(*this, Kind::connection, Client{address});
}

std::unique_ptr<ConnectionLimits::Seat> ConnectionLimits::admit_proxy() {
    std::scoped_lock const lock(mutex_);
    if (connections_ >= limits_.connections) return nullptr;
    ++connections_;
    return std::make_unique<Seat>(*this, Kind::connection, Client{});
}

std::unique_ptr<ConnectionLimits::Seat> ConnectionLimits::admit_stream(Client const& client) {
    std::scoped_lock const lock(mutex_);
    auto& counted = entry(client.address);
    int const left = limits_.streams_an_address - counted.streams;
    auto const page = counted.page_streams.find(client.page);
    int const of_page = page == counted.page_streams.end() ? 0 : page->second;
    if (left <= 0 || (!client.page.empty() && of_page >= left)) return nullptr;
    ++counted.streams;
    ++counted.page_streams[client.page];
    return std::make_unique<Seat>(*this, Kind::stream, client);
}

void ConnectionLimits::leave(Kind kind, Client const& client) {
    std::scoped_lock const lock(mutex_);
    if (kind == Kind::connection) --connections_;
    auto const found = addresses_.find(client.address);
    if (found == addresses_.end()) return; // a proxy's
    auto& counted = found->second;
    if (kind == Kind::connection) {
        --counted.connections;
        return;
    }
    --counted.streams;
    if (--counted.page_streams[client.page] == 0) counted.page_streams.erase(client.page);
}

bool ConnectionLimits::allows_request(std::string const& address, Time now) {
    std::scoped_lock const lock(mutex_);
    auto& counted = entry(address);
    counted.last_asked = now;
    return counted.requests.take(now);
}

bool ConnectionLimits::allows_message(std::string const& address, Time now) {
    std::scoped_lock const lock(mutex_);
    auto& counted = entry(address);
    counted.last_asked = now;
    return counted.messages.take(now);
}

void ConnectionLimits::forget_idle(Time now) {
    std::scoped_lock const lock(mutex_);
    std::erase_if(addresses_, [&](auto const& each) {
        auto const& counted = each.second;
        return counted.connections == 0 && counted.streams == 0 && now - counted.last_asked >= quiet_time;
    });
}

int ConnectionLimits::connections() const {
    std::scoped_lock const lock(mutex_);
    return connections_;
}

std::size_t ConnectionLimits::addresses() const {
    std::scoped_lock const lock(mutex_);
    return addresses_.size();
}

} // namespace services::server
