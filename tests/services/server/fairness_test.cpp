// What clients see of sharing the server: a place in the queue, turns of an analysis, a refusal of their own, a cookie.
#include "tests/services/server/with_api.hpp"

#include <algorithm>
#include <functional>
#include <thread>

using namespace tests;
using services::server::Client;
using std::chrono::milliseconds;

namespace {

class FairnessTest : public WithApi {
  protected:
    std::shared_ptr<services::server::StreamPeer> open(Page& page, Client const& client) {
        return api().connect(core::Language::english, page.sender(), client);
    }
    // The next message that is as wanted, while the server's clock ticks.
    template <class Wanted>
    Json next_that(Page& page, Wanted const& wanted) {
        for (int i = 0; i < 1000; ++i) {
            api().tick();
            if (auto message = page.next_that(wanted, milliseconds{10}); !message.is_null()) return message;
        }
        return nullptr;
    }
    Json next(Page& page, std::string const& type) {
        return next_that(page, [&](Json const& message) { return message["type"] == type; });
    }
};

Json const hint = {{"type", "hint"}, {"request", 5}, {"game", "chess"}};

} // namespace

TEST_F(FairnessTest, WhoWaitsIsToldHisPlace) {
    limits_.hint_time = services::server::Milliseconds{1500};
    std::array<Page, 3> pages;
    std::vector<std::shared_ptr<services::server::StreamPeer>> streams;
    for (auto& page : pages) {
        streams.push_back(open(page, {"10.0.0.1"}));
        streams.back()->heed(hint.dump());
    }
    std::vector<int> places; // the first may still be counted among those before it
    auto told = next(pages[2], "queued");
    for (; !told.is_null() && told["queued"].is_number(); told = next(pages[2], "queued")) {
        EXPECT_EQ(told["request"], 5);
        places.push_back(told["queued"]);
    }
    EXPECT_FALSE(told.is_null()) << "it has begun";
    ASSERT_GE(places.size(), 2u);
    EXPECT_TRUE(std::ranges::is_sorted(places, std::greater{}));
    EXPECT_EQ(places.back(), 0);
    EXPECT_EQ(next(pages[2], "hint")["request"], 5);
}

TEST_F(FairnessTest, ABotThatWaitsSaysSo) {
    limits_.hint_time = services::server::Milliseconds{1000};
    Page busy;
    auto const hinted = open(busy, {"10.0.0.1"});
    hinted->heed(hint.dump());
    std::this_thread::sleep_for(milliseconds{50}); // it runs
    auto const id = create("chess", "level1", "human");
    Page page;
    auto const stream = open(page, {"10.0.0.1"});
    stream->heed(Json{{"type", "watch"}, {"game", id}}.dump());
    auto const waits = next_that(page, [](Json const& message) { return message.contains("queued"); });
    EXPECT_EQ(waits["type"], "thinking");
    EXPECT_EQ(waits["queued"], 0);
    EXPECT_FALSE(next_that(page, [](Json const& message) {
                     return message["type"] == "game" && message["game"]["plies"] == 1;
                 }).is_null());
}

TEST_F(FairnessTest, AnalysesGoOnAfterTheTurnsOfOthers) {
    limits_.analysis_slice = services::server::Milliseconds{60};
    std::array<Page, 2> pages;
    std::vector<std::shared_ptr<services::server::StreamPeer>> streams;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        streams.push_back(open(pages[i], {"10.0.0." + std::to_string(i)}));
        streams.back()->heed(R"({"type":"analyse","request":1,"game":"chess","lines":2})");
    }
    std::array<int, 2> depths = {0, 0};
    std::array<std::int64_t, 2> nodes = {0, 0};
    for (int round = 0; round < 4; ++round)
        for (std::size_t i = 0; i < pages.size(); ++i) {
            auto const lines = next(pages[i], "lines");
            ASSERT_FALSE(lines.is_null());
            EXPECT_EQ(lines["done"], false);
            EXPECT_GE(lines["depth"], depths[i]) << "never shallower than before";
            EXPECT_GE(lines["nodes"], nodes[i]);
            depths[i] = lines["depth"];
            nodes[i] = lines["nodes"];
        }
}

TEST_F(FairnessTest, AnalysesTakeTurnsWithoutTheirTablesToo) {
    limits_.analysis_slice = services::server::Milliseconds{30};
    limits_.suspended_tables = 0;
    std::array<Page, 3> pages;
    std::vector<std::shared_ptr<services::server::StreamPeer>> streams;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        streams.push_back(open(pages[i], {"10.0.0." + std::to_string(i)}));
        streams.back()->heed(R"({"type":"analyse","request":1,"game":"chess"})");
    }
    for (auto& page : pages) EXPECT_EQ(next(page, "lines")["done"], false);
}

TEST_F(FairnessTest, OnlyWhoAsksForTooMuchIsRefused) {
    limits_.waiting_searches_an_address = 4;
    limits_.hint_time = services::server::Milliseconds{1000};
    std::array<Page, 8> pages;
    std::vector<std::shared_ptr<services::server::StreamPeer>> streams;
    for (auto& page : pages) {
        streams.push_back(open(page, {"10.0.0.1"}));
        streams.back()->heed(hint.dump());
    }
    auto const refused = next(pages.back(), "error");
    EXPECT_EQ(refused["request"], 5);
    EXPECT_EQ(refused["error"]["code"], "unavailable");
    EXPECT_GT(refused["error"]["retryAfter"], 0);
    Page other;
    auto const stream = open(other, {"10.0.0.2"});
    stream->heed(hint.dump());
    EXPECT_EQ(next_that(other, [](Json const& message) { return message["type"] != "queued"; })["type"],
              "hint");
}

TEST_F(FairnessTest, APageWithoutACookieGetsOne) {
    static constexpr std::array files = {
        services::server::StaticFile{"/assets/a-1.js", "text/javascript", "\"1\"", "x"},
        services::server::StaticFile{"/index.html", "text/html; charset=utf-8", "\"2\"", "x"}};
    files_ = files;
    auto const cookie_for = [&](std::string const& path, std::string const& page) {
        auto const response =
            api().answer({.path = path, .takes_gzip = true, .client = {.address = "10.0.0.1", .page = page}});
        for (auto const& [name, value] : response.headers)
            if (name == "Set-Cookie") return value;
        return std::string();
    };
    EXPECT_EQ(services::server::page_in(cookie_for("/", "").substr(0, 44)).size(), 32u);
    EXPECT_EQ(cookie_for("/", std::string(32, 'a')), "");
    EXPECT_EQ(cookie_for("/assets/a-1.js", ""), "");
    EXPECT_EQ(cookie_for("/health", ""), "");
}
