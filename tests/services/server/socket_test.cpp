// The whole server over real sockets: who is let in, what is too much, and that it closes in order.
#include "core/rng.hpp"
#include "services/server/http/transport.hpp"
#include "tests/services/server/with_api.hpp"
#include "tests/support/web_client.hpp"

#include <algorithm>
#include <array>
#include <thread>

using namespace tests;
using std::chrono::milliseconds;

namespace {

class SocketTest : public WithApi {
  protected:
    ~SocketTest() override { stop(); }

    int port() {
        if (!transport_) {
            auto listening = services::server::Transport::listen(address_, api(), limits_, log_);
            transport_ = std::move(listening.value());
            server_ = std::jthread([this](std::stop_token const& over) { transport_->run(over); });
        }
        return transport_->port();
    }
    void stop() {
        server_ = {};
        transport_.reset();
    }
    static void expect_error(WebAnswer const& answer, int status, std::string const& code) {
        EXPECT_EQ(answer.status, status) << answer.body;
        EXPECT_EQ(against_schema(answer.body, "Error"), "");
        EXPECT_EQ(Json::parse(answer.body, nullptr, false)["error"]["code"], code) << answer.body;
    }

    services::server::Address address_{"127.0.0.1", 0};
    std::unique_ptr<services::server::Transport> transport_;
    std::jthread server_;
};

} // namespace

TEST_F(SocketTest, AnswersManyRequestsOnOneConnection) {
    WebConnection connection(port());
    for (int i = 0; i < 20; ++i) {
        auto const answer = connection.request("POST", "/api/v1/positions", R"({"game":"chess"})");
        ASSERT_EQ(answer.status, 200);
        EXPECT_NE(answer.headers.at("content-security-policy").find("default-src 'self'"), std::string::npos);
        EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff");
    }
    auto const head = connection.request("HEAD", "/health");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(connection.request("GET", "/health").status, 200);
}

TEST_F(SocketTest, TurnsForeignHostsAndOriginsAwayFirst) {
    auto const own = "127.0.0.1:" + std::to_string(port());
    auto const ask = [&](HeaderList const& headers, std::string const& body = {}) {
        return WebConnection(port()).request("POST", "/api/v1/positions", body, headers);
    };
    expect_error(ask({{"Host", "evil.example"}}), 403, "forbidden");
    expect_error(ask({{"Host", "evil.example"}}, std::string(2'000'000, 'x')), 403, "forbidden");
    expect_error(ask({{"Host", own}, {"Origin", "http://evil.example"}}), 403, "forbidden");
    expect_error(ask({{"Host", own}, {"Origin", "null"}}), 403, "forbidden");
    EXPECT_EQ(ask({{"Host", own}, {"Origin", "http://" + own}}, R"({"game":"chess"})").status, 200);
    EXPECT_EQ(StreamClient(port(), "/api/v1/stream", {{"Origin", "http://evil.example"}}).status(), 403);
    EXPECT_EQ(StreamClient(port(), "/api/v1/stream", {{"Origin", "http://" + own}}).status(), 101);
    EXPECT_NE(StreamClient(port(), "/api/v1/games").status(), 101);
}

TEST_F(SocketTest, RefusesTooMuch) {
    limits_.body_bytes = 2000;
    limits_.requests_a_second = 1;
    limits_.request_burst = 7; // two before the hasty one: a head that is too large is not counted
    expect_error(WebConnection(port()).request("POST", "/api/v1/import", std::string(2001, 'x')), 413,
                 "too_large");
    expect_error(WebConnection(port()).request("GET", "/health", {}, {{"X", std::string(20'000, 'x')}}), 413,
                 "too_large");
    WebConnection chunked(port());
    chunked.send_bytes("POST /api/v1/import HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port()) +
                       "\r\nTransfer-Encoding: chunked\r\n\r\nfff\r\n" + std::string(0xFFF, 'x') + "\r\n");
    expect_error(chunked.read_answer(), 413, "too_large");
    WebConnection hasty(port());
    for (int i = 0; i < 5; ++i) EXPECT_EQ(hasty.request("GET", "/health").status, 200);
    expect_error(hasty.request("GET", "/health"), 429, "too_many_requests");
}

TEST_F(SocketTest, RefusesWhatIsNoHttp) {
    for (auto const* bytes :
         {"hello\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /\r\n\r\n", "\x16\x03\x01\x02\r\n\r\n"}) {
        WebConnection connection(port());
        connection.send_bytes(bytes);
        EXPECT_EQ(connection.read_answer().status / 100, 4) << bytes;
    }
    EXPECT_EQ(WebConnection(port()).request("GET", "/health").status, 200);
}

TEST_F(SocketTest, HasRoomForSoManyConnectionsOfAnAddress) {
    limits_.connections_an_address = 3;
    std::vector<std::unique_ptr<StreamClient>> streams;
    for (int i = 0; i < 3; ++i) {
        streams.push_back(std::make_unique<StreamClient>(port()));
        EXPECT_EQ(streams.back()->status(), 101);
    }
    auto const refused = WebConnection(port()).request("GET", "/health");
    expect_error(refused, 503, "unavailable");
    EXPECT_EQ(refused.headers.at("retry-after"), "5");
    EXPECT_EQ(WebConnection(port(), "127.0.0.2").request("GET", "/health").status, 200);
    streams.clear();
    for (int i = 0; i < 100; ++i) {
        if (WebConnection(port()).request("GET", "/health").status == 200) return;
        std::this_thread::sleep_for(milliseconds{20});
    }
    FAIL() << "the connections that were closed are still counted";
}

TEST_F(SocketTest, HasRoomForSoManyStreamsOfAnAddress) {
    limits_.streams_an_address = 2;
    StreamClient const first(port());
    StreamClient const second(port());
    EXPECT_EQ(second.status(), 101);
    EXPECT_EQ(StreamClient(port()).status(), 503);
    EXPECT_EQ(StreamClient(port(), "/api/v1/stream", {}, "127.0.0.2").status(), 101);
    EXPECT_EQ(WebConnection(port()).request("GET", "/health").status, 200) << "requests are still answered";
}

TEST_F(SocketTest, LeavesRoomForOtherAddresses) {
    limits_.connections = 8;
    std::vector<std::unique_ptr<StreamClient>> open;
    for (int i = 0; i < 8; ++i) open.push_back(std::make_unique<StreamClient>(port()));
    EXPECT_EQ(std::ranges::count(open, 101, &StreamClient::status), 4);
    EXPECT_EQ(StreamClient(port(), "/api/v1/stream", {}, "127.0.0.2").status(), 101);
}

TEST_F(SocketTest, CountsRequestsByAddress) {
    limits_.requests_a_second = 1;
    limits_.request_burst = 5;
    for (int i = 0; i < 5; ++i) EXPECT_EQ(WebConnection(port()).request("GET", "/health").status, 200);
    auto const refused = WebConnection(port()).request("GET", "/health");
    expect_error(refused, 429, "too_many_requests");
    EXPECT_EQ(refused.headers.at("retry-after"), "1");
    EXPECT_EQ(WebConnection(port(), "127.0.0.2").request("GET", "/health").status, 200);
}

TEST_F(SocketTest, BelievesATrustedProxyAlone) {
    limits_.requests_a_second = 1;
    limits_.request_burst = 2;
    address_.proxies = {"127.0.0.9"};
    auto const ask = [&](std::string const& from, std::string const& client) {
        return WebConnection(port(), from)
            .request("GET", "/health", {}, {{"X-Forwarded-For", client}})
            .status;
    };
    for (auto const* client : {"10.0.0.1", "10.0.0.2", "10.0.0.3"})
        for (int i = 0; i < 2; ++i) EXPECT_EQ(ask("127.0.0.9", client), 200) << client;
    EXPECT_EQ(ask("127.0.0.9", "10.0.0.1"), 429);
    EXPECT_EQ(ask("127.0.0.2", "10.0.0.4"), 200);
    EXPECT_EQ(ask("127.0.0.2", "10.0.0.5"), 200);
    EXPECT_EQ(ask("127.0.0.2", "10.0.0.6"), 429) << "whoever is no proxy is himself";
}

TEST_F(SocketTest, PlaysOverAStream) {
    auto const id = create("chess", "human", "level1");
    StreamClient page(port());
    page.send(Json{{"type", "watch"}, {"game", id}}.dump());
    EXPECT_EQ(Json::parse(page.receive().value())["type"], "game");
    auto const began = std::chrono::steady_clock::now();
    EXPECT_EQ(WebConnection(port())
                  .request("POST", "/api/v1/games/" + id + "/moves", R"({"move":"e4","ply":0})")
                  .status,
              200);
    Json message = Json::object();
    while (message.value("type", "") != "game" || message["game"]["plies"] != 2) {
        auto const text = page.receive();
        ASSERT_TRUE(text.has_value());
        message = Json::parse(*text);
    }
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds{2});
}

TEST_F(SocketTest, SlowsHastyStreamsDown) {
    limits_.message_burst = 10;
    limits_.messages_a_second = 1;
    limits_.broken_messages = 20;
    StreamClient page(port());
    for (int i = 0; i < 15; ++i) page.send("{}");
    int slowed = 0;
    for (int i = 0; i < 15; ++i) {
        auto const text = page.receive();
        ASSERT_TRUE(text.has_value());
        EXPECT_EQ(against_schema(*text, "ErrorUpdate"), "");
        slowed += text->find("too_many_requests") != std::string::npos ? 1 : 0;
    }
    EXPECT_GE(slowed, 4);
    for (int i = 0; i < 30; ++i) page.send("{}");
    while (page.receive(milliseconds{2000})) {
    }
    EXPECT_FALSE(page.is_open()) << "whoever does not listen is put out";
}

// Frames that are no messages, and messages that make no sense: each is answered with an error that says why, or, where the
// protocol itself is broken, by closing with a code that does.
TEST_F(SocketTest, AnswersAnythingOnAStream) {
    limits_.messages_a_second = limits_.message_burst = 100'000;
    limits_.address_message_burst = limits_.request_burst = 100'000;
    constexpr int protocol_error = 1002;
    constexpr int not_utf8 = 1007;
    constexpr int too_big = 1009;
    core::Random random(3);
    std::unique_ptr<StreamClient> page;
    int errors = 0;
    int closed = 0;
    for (int i = 0; i < 1000; ++i) {
        if (!page || !page->is_open()) page = std::make_unique<StreamClient>(port());
        ASSERT_EQ(page->status(), 101);
        auto const kind = random.below(5);
        std::string bytes;
        for (auto size = random.below(200); size > 0; --size)
            bytes += static_cast<char>(kind == 0 ? 32 + random.below(95) : random.below(256));
        constexpr std::array reserved = {3, 4, 5, 6, 7, 11, 12, 13, 14, 15};
        if (kind == 4 && i % 10 == 0)
            page->send_frame(reserved[random.below(reserved.size())], bytes);
        else if (kind == 2)
            page->send_frame(2, bytes);
        else if (kind == 3)
            page->send(R"({"type":)" + bytes);
        else
            page->send(bytes);
        if (auto const answer = page->receive()) {
            EXPECT_EQ(against_schema(*answer, "ErrorUpdate"), "") << *answer;
            ++errors;
        } else {
            ASSERT_TRUE(page->close_code() == protocol_error || page->close_code() == not_utf8)
                << "message " << i << " was not answered; close code " << page->close_code();
            ++closed;
        }
    }
    EXPECT_GT(errors, 300);
    EXPECT_GT(closed, 100);
    StreamClient large(port());
    large.send(std::string(limits_.message_bytes + 1, ' '));
    EXPECT_FALSE(large.receive().has_value());
    EXPECT_EQ(large.close_code(), too_big);
    EXPECT_EQ(WebConnection(port()).request("GET", "/health").status, 200);
}

TEST_F(SocketTest, AnswersUnderTheNamesItsOwnerAdds) {
    address_.names = {{"board.lan", 0}};
    auto const ask = [&](std::string const& host, HeaderList headers = {}) {
        headers.insert(headers.begin(), {"Host", host});
        return WebConnection(port()).request("GET", "/health", {}, headers).status;
    };
    auto const own = "board.lan:" + std::to_string(port());
    EXPECT_EQ(ask(own), 200);
    EXPECT_EQ(ask(own, {{"Origin", "http://" + own}}), 200);
    EXPECT_EQ(ask(own, {{"Origin", "http://evil.example"}}), 403);
    EXPECT_EQ(ask("other.lan:" + std::to_string(port())), 403);
    EXPECT_EQ(ask("127.0.0.1:" + std::to_string(port())), 200);
}

TEST_F(SocketTest, SaysGoodbye) {
    StreamClient page(port());
    WebConnection idle(port());
    ASSERT_EQ(idle.request("GET", "/health").status, 200);
    page.send(R"({"type":"analyse","request":1,"game":"chess"})");
    ASSERT_TRUE(page.receive().has_value());
    auto const began = std::chrono::steady_clock::now();
    std::jthread reader([&] {
        while (page.receive(milliseconds{3000})) {
        }
    });
    stop();
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds{3});
}

TEST_F(SocketTest, SaysWhyItCannotListen) {
    auto const taken = port();
    auto const again = services::server::Transport::listen({"127.0.0.1", taken}, api(), limits_, log_);
    ASSERT_FALSE(again.has_value());
    EXPECT_EQ(again.error().what.key.text(), "cli.serve.cannot_listen");
    EXPECT_FALSE(services::server::Transport::listen({"nowhere", 0}, api(), limits_, log_).has_value());
}
