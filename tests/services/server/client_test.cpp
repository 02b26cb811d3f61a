// Who a client is: addresses, trusted proxies, the page's cookie; and how many connections one may have.
#include "services/server/http/client.hpp"
#include "services/server/http/connection_limits.hpp"
#include "services/server/http/request_turns.hpp"

#include <gtest/gtest.h>

#include <vector>

using namespace services::server;

TEST(ClientAddress, IsFullIpv4AndTheNetworkOfIpv6) {
    EXPECT_EQ(counted_address("127.0.0.5"), "127.0.0.5");
    EXPECT_NE(counted_address("127.0.0.5"), counted_address("127.0.0.6"));
    EXPECT_EQ(counted_address("::ffff:10.0.0.1"), "10.0.0.1");
    EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(counted_address("2001:DB8:1:2::9"), "2001:db8:1:2::/64");
    EXPECT_NE(counted_address("2001:db8:1:3::9"), counted_address("2001:db8:1:2::9"));
    EXPECT_EQ(counted_address("fe80::1%eth0"), "fe80::/64");
    for (auto const* text :
         {"", "localhost", "10.0.0", "10.0.0.256", "1.2.3.4 ", "::1::", "[::1]", "unknown"})
        EXPECT_EQ(counted_address(text), std::nullopt) << text;
    EXPECT_EQ(counted_address(std::string(10'000, '1')), std::nullopt);
}

TEST(ClientReader, TakesThePeerUnlessItIsATrustedProxy) {
    ClientReader const reader({parse_proxy("10.0.0.1").value(), parse_proxy("FD00::7").value()});
    EXPECT_EQ(reader.address_of("10.0.0.2", "1.2.3.4"), "10.0.0.2");
    EXPECT_EQ(reader.address_of("10.0.0.1", "1.2.3.4"), "1.2.3.4");
    EXPECT_EQ(reader.address_of("::ffff:10.0.0.1", "1.2.3.4"), "1.2.3.4");
    EXPECT_EQ(reader.address_of("fd00::7", "2001:db8:1:2::9"), "2001:db8:1:2::/64");
    EXPECT_EQ(reader.address_of("fd00::8", "1.2.3.4"), "fd00::/64") << "a neighbour of the proxy is none";
    EXPECT_EQ(ClientReader().address_of("10.0.0.1", "1.2.3.4"), "10.0.0.1");
}

TEST(ClientReader, TakesTheLastAddressThatIsNoProxy) {
    ClientReader const reader({"10.0.0.1", "10.0.0.3"});
    EXPECT_EQ(reader.address_of("10.0.0.1", "6.6.6.6, 1.2.3.4"), "1.2.3.4")
        << "the first is the client's word";
    EXPECT_EQ(reader.address_of("10.0.0.1", "6.6.6.6,1.2.3.4 ,\t10.0.0.3"), "1.2.3.4");
    EXPECT_EQ(reader.address_of("10.0.0.1", "1.2.3.4:5678"), "1.2.3.4");
    EXPECT_EQ(reader.address_of("10.0.0.1", "[2001:db8::1]:443"), "2001:db8::/64");
}

TEST(ClientReader, TakesThePeerWhereTheHeaderIsMalformed) {
    ClientReader const reader({"10.0.0.1"});
    for (auto const* header : {"", ",", "x", "1.2.3.4,", "1.2.3.4, unknown", "1.2.3.4, [::1", "10.0.0.1",
                               "for=1.2.3.4", "1.2.3.4;5", "\x01\xff"})
        EXPECT_EQ(reader.address_of("10.0.0.1", header), "10.0.0.1") << header;
    EXPECT_EQ(reader.address_of("10.0.0.1", std::string(16'000, ',')), "10.0.0.1");
    EXPECT_FALSE(ClientReader().address_of("nonsense", "").empty());
}

TEST(ClientReader, RefusesProxiesThatAreNoAddress) {
    for (auto const* text : {"", "proxy.example", "10.0.0.0/8", "10.0.0.1:80", "*"})
        EXPECT_FALSE(parse_proxy(text).has_value()) << text;
}

TEST(PageCookie, IsRandomAndReadBack) {
    auto const cookie = new_page_cookie();
    EXPECT_NE(cookie.find("; HttpOnly"), std::string::npos);
    EXPECT_NE(cookie.find("; SameSite=Strict"), std::string::npos);
    auto const pair = cookie.substr(0, cookie.find(';'));
    auto const page = page_in(pair);
    EXPECT_EQ(page.size(), 32u);
    EXPECT_EQ(page_in("a=b; " + pair + "; c=d"), page);
    EXPECT_EQ(page_in("a=b;" + pair), page);
    EXPECT_NE(page_in(new_page_cookie()), page);
}

TEST(PageCookie, HasOneForm) {
    std::string const good(32, 'a');
    EXPECT_EQ(page_in("damero_page=" + good), good);
    for (auto const& header : std::vector<std::string>{
             "", ";", "=", "damero_page", "damero_page=", "damero_page=" + good + "a", "damero_page=short",
             "damero_page=" + std::string(31, 'a') + "A", "damero_page=" + std::string(31, 'a') + "\xff",
             "other=" + good, "xdamero_page=" + good, "damero_page=x; damero_page=" + good})
        EXPECT_EQ(page_in(header), "") << header;
}

TEST(ConnectionLimits, CountAddressesApart) {
    Limits limits;
    limits.connections_an_address = 2;
    limits.streams_an_address = 1;
    ConnectionLimits counts(limits);
    auto first = counts.admit("a");
    auto second = counts.admit("a");
    EXPECT_TRUE(first && second);
    EXPECT_FALSE(counts.admit("a"));
    EXPECT_TRUE(counts.admit("b"));
    auto stream = counts.admit_stream({"a"});
    EXPECT_TRUE(stream);
    EXPECT_FALSE(counts.admit_stream({"a"}));
    EXPECT_TRUE(counts.admit_stream({"b"}));
    first.reset();
    stream.reset();
    EXPECT_TRUE(counts.admit("a"));
    EXPECT_TRUE(counts.admit_stream({"a"}));
    EXPECT_EQ(counts.connections(), 1);
}

TEST(ConnectionLimits, LeaveStreamsForOtherPagesOfAnAddress) {
    Limits limits;
    limits.streams_an_address = 8;
    ConnectionLimits counts(limits);
    std::vector<std::unique_ptr<ConnectionLimits::Seat>> seats;
    auto const fill = [&](Client const& client) {
        int taken = 0;
        while (auto seat = counts.admit_stream(client)) {
            seats.push_back(std::move(seat));
            ++taken;
        }
        return taken;
    };
    EXPECT_EQ(fill({"a", "one"}), 4);
    EXPECT_EQ(fill({"a", "two"}), 2);
    EXPECT_EQ(fill({"a", ""}), 2) << "without a cookie: whatever is left";
    seats.clear();
    EXPECT_EQ(fill({"a", ""}), 8);
}

TEST(ConnectionLimits, NeverGiveTheLastPlaceToOneWhoHasMany) {
    Limits limits;
    limits.connections = 30;
    ConnectionLimits counts(limits);
    std::vector<std::unique_ptr<ConnectionLimits::Seat>> seats;
    for (int round = 0; round < 100; ++round)
        for (auto const* address : {"a", "b"})
            if (auto seat = counts.admit(address)) seats.push_back(std::move(seat));
    EXPECT_EQ(seats.size(), 20u);
    EXPECT_TRUE(counts.admit("c"));
    for (int i = 0; i < 100; ++i)
        if (auto seat = counts.admit_proxy()) seats.push_back(std::move(seat));
    EXPECT_EQ(counts.connections(), 30) << "a proxy carries many clients; only the total binds it";
}

TEST(ConnectionLimits, ForgetWhoIsQuiet) {
    ConnectionLimits counts{Limits{}};
    auto now = std::chrono::steady_clock::now();
    auto kept = counts.admit("kept");
    for (int i = 0; i < 1000; ++i) {
        auto const address = std::to_string(i);
        auto const seat = counts.admit(address);
        EXPECT_TRUE(counts.allows_request(address, now));
        EXPECT_TRUE(counts.allows_message(address, now));
    }
    counts.forget_idle(now);
    EXPECT_EQ(counts.addresses(), 1001u) << "a new connection would have a full bucket again";
    counts.forget_idle(now + std::chrono::minutes{1});
    EXPECT_EQ(counts.addresses(), 1u);
}

TEST(RequestTurns, AnAddressHasSoManyAtOnce) {
    services::server::RequestTurns turns(2);
    std::vector<std::string> begun;
    auto const ask = [&](std::string const& address, std::string const& name) {
        turns.ask(address, [&begun, name] { begun.push_back(name); });
    };
    for (auto const* const name : {"a1", "a2", "a3", "a4"}) ask("a", name);
    ask("b", "b1");
    EXPECT_EQ(begun, (std::vector<std::string>{"a1", "a2", "b1"}));
    turns.done("a");
    turns.done("a");
    EXPECT_EQ(begun, (std::vector<std::string>{"a1", "a2", "b1", "a3", "a4"}));
    EXPECT_EQ(turns.addresses(), 2u);
    for (auto const* const address : {"a", "a", "b"}) turns.done(address);
    EXPECT_EQ(turns.addresses(), 0u) << "nothing is remembered";
}
