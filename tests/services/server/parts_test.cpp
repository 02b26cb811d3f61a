// The small parts of the server, each by itself.
#include "services/server/game/players.hpp"
#include "services/server/http/host_guard.hpp"
#include "services/server/http/http.hpp"
#include "services/server/http/static_files.hpp"
#include "services/server/http/token_bucket.hpp"

#include <gtest/gtest.h>

#include <array>
#include <zlib.h>

using namespace services::server;

TEST(HostGuard, TakesItsOwnNamesOnly) {
    HostGuard const guard("192.168.1.5", 8080);
    for (auto const* host :
         {"localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:8080", "192.168.1.5:8080"}) {
        EXPECT_TRUE(guard.takes_host(host)) << host;
        EXPECT_TRUE(guard.takes_origin(std::string("http://") + host)) << host;
    }
    for (auto const* host :
         {"", "localhost", "localhost:80", "evil.example:8080", "127.0.0.1.evil.example:8080"})
        EXPECT_FALSE(guard.takes_host(host)) << host;
    for (auto const* origin : {"null", "https://localhost:8080", "http://evil.example", "localhost:8080"})
        EXPECT_FALSE(guard.takes_origin(origin)) << origin;
    EXPECT_TRUE(guard.takes_origin("")) << "no page asks";
    EXPECT_TRUE(HostGuard("127.0.0.1", 80).takes_host("localhost"));
    EXPECT_TRUE(HostGuard("fe80::1", 81).takes_host("[fe80::1]:81"));
}

TEST(HostGuard, TakesTheNamesItsOwnerAdds) {
    std::vector<HostName> names;
    for (auto const* text : {"Board.lan", "proxy.example:443", "10.0.0.2:9000", "[fd00::7]"})
        names.push_back(parse_host_name(text).value());
    HostGuard const guard("0.0.0.0", 8080, names);
    for (auto const* host : {"board.lan:8080", "BOARD.LAN:8080", "proxy.example", "proxy.example:443",
                             "10.0.0.2:9000", "[fd00::7]:8080", "localhost:8080"})
        EXPECT_TRUE(guard.takes_host(host)) << host;
    for (auto const* host : {"board.lan", "board.lan:80", "x.board.lan:8080", "board.lan.evil.example:8080",
                             "proxy.example:8080", "10.0.0.2:8080", "10.0.0.3:8080", "[fd00::8]:8080"})
        EXPECT_FALSE(guard.takes_host(host)) << host;
    EXPECT_TRUE(guard.takes_origin("http://board.lan:8080"));
    EXPECT_TRUE(guard.takes_origin("https://proxy.example"));
    for (auto const* origin :
         {"http://proxy.example", "https://board.lan:8080", "http://evil.example", "null"})
        EXPECT_FALSE(guard.takes_origin(origin)) << origin;
}

TEST(HostGuard, RefusesWhatIsNoName) {
    for (auto const* text :
         {"", "*", "*.lan", "a b", "http://board.lan", "board.lan/", "board.lan:", "board.lan:0",
          "board.lan:70000", "board.lan:8080x", "fd00::7", "[]", "[x]", "a,b", "ü.lan"})
        EXPECT_FALSE(parse_host_name(text).has_value()) << text;
}

TEST(Target, IsPathAndQuery) {
    auto const target = parse_target("/a%20b/c?x=1&y=%C3%A9&z&=2");
    EXPECT_EQ(target.path, "/a b/c");
    EXPECT_EQ(target.query.at("x"), "1");
    EXPECT_EQ(target.query.at("y"), "é");
    EXPECT_EQ(target.query.at("z"), "");
    EXPECT_EQ(parse_target("/%zz%").path, "/%zz%");
}

TEST(Target, TellsTheLanguage) {
    EXPECT_EQ(language_of({}, "fr, es;q=0.9, en;q=0.8"), core::Language::spanish);
    EXPECT_EQ(language_of(parse_target("/?lang=en"), "es"), core::Language::english);
    EXPECT_EQ(language_of(parse_target("/?lang=xx"), ""), core::Language::english);
}

TEST(TokenBucket, AllowsABurstAndThenSoManyASecond) {
    TokenBucket bucket(10, 3);
    auto now = std::chrono::steady_clock::now();
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now));
    EXPECT_FALSE(bucket.take(now));
    now += std::chrono::milliseconds{110};
    EXPECT_TRUE(bucket.take(now));
    EXPECT_FALSE(bucket.take(now));
}

TEST(Player, IsStoredAsText) {
    for (auto const& player : {Player{}, Player{.name = "Ada Pérez"}, Player{Player::Kind::level, 7, {}},
                               Player{Player::Kind::bot, 0, "random?seed=2"}})
        EXPECT_EQ(stored_player(stored_text(player)), player);
}

namespace {

std::string gzipped(std::string text) {
    std::string out(500, '\0');
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, 31, 9, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef*>(text.data());
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

} // namespace

TEST(StaticFiles, AreThePageForAddressesInsideIt) {
    auto const page = gzipped("<html>");
    auto const script = gzipped("let x");
    std::array const files = {StaticFile{"/assets/a-1.js", "text/javascript", "\"1\"", script},
                              StaticFile{"/index.html", "text/html", "\"2\"", page}};
    auto const ask = [&](std::string path, bool gzip = false, std::string tag = {}) {
        return static_file({.path = std::move(path), .known_tag = std::move(tag), .takes_gzip = gzip}, files);
    };
    EXPECT_EQ(ask("/").body, "<html>");
    EXPECT_EQ(ask("/games/17").body, "<html>");
    EXPECT_EQ(ask("/assets/a-1.js").body, "let x");
    EXPECT_EQ(ask("/assets/a-1.js", true).body, script);
    EXPECT_EQ(ask("/assets/a-2.js").status, 404);
    EXPECT_EQ(ask("/", false, "\"2\"").status, 304);
    EXPECT_EQ(static_file({}, {}).status, 503);
}
