// What a page sees on its stream: games as they change, bots that move, lines that deepen; and that everything ends when it
// leaves or asks again.
#include "core/rng.hpp"
#include "tests/services/server/with_api.hpp"

#include <thread>

using namespace tests;
using std::chrono::milliseconds;

namespace {

class StreamTest : public WithApi {
  protected:
    std::shared_ptr<services::server::StreamPeer> open(Page& page) {
        return api().connect(core::Language::english, page.sender());
    }
    static void say(services::server::StreamPeer& stream, Json const& message) {
        ASSERT_EQ(against_schema(message, "ClientMessage"), "");
        stream.heed(message.dump());
    }
    // Lets the server's clock tick until something is so.
    template <class Condition>
    bool soon(Condition const& condition) {
        for (int i = 0; i < 1000; ++i) {
            if (condition()) return true;
            api().tick();
            std::this_thread::sleep_for(milliseconds{10});
        }
        return false;
    }
};

} // namespace

TEST_F(StreamTest, ShowsAGameAndEveryChange) {
    auto const id = create("chess");
    Page page;
    auto const stream = open(page);
    say(*stream, {{"type", "watch"}, {"game", id}});
    EXPECT_EQ(page.next("game")["game"]["plies"], 0);
    move(id, "e4", 0);
    EXPECT_EQ(page.next("game")["game"]["plies"], 1);
    say(*stream, {{"type", "unwatch"}});
    move(id, "e5", 1);
    EXPECT_TRUE(page.next("game", milliseconds{50}).is_null());
}

TEST_F(StreamTest, ABotAnswersWhileSomebodyWatches) {
    auto const id = create("damas", "human", "level2");
    move(id, get("/games/" + id)["position"]["legal"][0].value("text", ""), 0);
    std::this_thread::sleep_for(milliseconds{50});
    EXPECT_EQ(get("/games/" + id)["plies"], 1) << "nobody watches";
    Page page;
    auto const stream = open(page);
    say(*stream, {{"type", "watch"}, {"game", id}});
    EXPECT_EQ(page.next("game")["game"]["plies"], 1);
    EXPECT_EQ(page.next("game")["game"]["plies"], 2);
    auto const game = get("/games/" + id);
    EXPECT_TRUE(game["moves"][1]["ms"].is_number());
}

TEST_F(StreamTest, TwoBotsPlayToTheEnd) {
    auto const id = create("draughts-english", "random?seed=3", "random?seed=4");
    Page page;
    auto const stream = open(page);
    say(*stream, {{"type", "watch"}, {"game", id}});
    EXPECT_TRUE(soon([&] { return !get("/games/" + id)["outcome"].is_null(); }));
}

TEST_F(StreamTest, ABotThinksNoMoreWhenItsPageLeaves) {
    auto const id = create("chess", "engine?movetime=60000", "human");
    Page page;
    auto stream = open(page);
    say(*stream, {{"type", "watch"}, {"game", id}});
    EXPECT_EQ(page.next("thinking")["side"], "white");
    stream.reset();
    Page other;
    auto const hinted = open(other);
    say(*hinted, {{"type", "hint"}, {"request", 9}, {"game", "chess"}}); // there is one searching thread
    EXPECT_EQ(other.next("hint", milliseconds{5000})["request"], 9);
    EXPECT_EQ(get("/games/" + id)["plies"], 0);
}

TEST_F(StreamTest, LosesOnTime) {
    auto const id = create("chess", "human", "human", {{"clock", {{"baseMs", 1000}, {"incrementMs", 0}}}});
    Page page;
    auto const stream = open(page);
    say(*stream, {{"type", "watch"}, {"game", id}});
    EXPECT_FALSE(page.next("game")["game"]["running"]);
    move(id, "e4", 0);
    EXPECT_TRUE(page.next("game")["game"]["running"]);
    EXPECT_TRUE(soon([&] { return !get("/games/" + id)["outcome"].is_null(); }));
    auto const game = get("/games/" + id);
    EXPECT_EQ(game["outcome"]["reason"], "time");
    EXPECT_EQ(game["outcome"]["winner"], "white");
    EXPECT_EQ(game["remaining"]["black"], 0);
    EXPECT_EQ(game["remaining"]["white"], 1000);
}

TEST_F(StreamTest, TimeStandsStillWhileNobodyWatches) {
    auto const id = create("chess", "human", "human", {{"clock", {{"baseMs", 60000}, {"incrementMs", 500}}}});
    {
        Page page;
        auto const stream = open(page);
        say(*stream, {{"type", "watch"}, {"game", id}});
        move(id, "e4", 0);
        move(id, "e5", 1);
    }
    auto const left = get("/games/" + id)["remaining"];
    EXPECT_GT(left["black"], 60000);
    std::this_thread::sleep_for(milliseconds{30});
    EXPECT_EQ(get("/games/" + id)["remaining"], left);
    restart();
    EXPECT_EQ(get("/games/" + id)["remaining"], left);
}

TEST_F(StreamTest, AnalysisDeepensAndEndsWhenAskedAgain) {
    Page page;
    auto const stream = open(page);
    say(*stream, {{"type", "analyse"}, {"request", 1}, {"game", "chess"}, {"moves", {"e4"}}, {"lines", 3}});
    auto first = page.next("lines");
    ASSERT_FALSE(first.is_null());
    EXPECT_EQ(first["request"], 1);
    auto later = page.next("lines");
    EXPECT_GE(later["depth"], first["depth"]);
    EXPECT_EQ(later["lines"].size(), 3u);
    say(*stream, {{"type", "analyse"}, {"request", 2}, {"game", "knights"}});
    while (!later.is_null() && later["request"] == 1) later = page.next("lines", milliseconds{5000});
    EXPECT_EQ(later["request"], 2);
    say(*stream, {{"type", "stop"}});
    while (!page.next("lines", milliseconds{300}).is_null()) {
    }
    say(*stream, {{"type", "graph"},
                  {"request", 3},
                  {"game", "chess"},
                  {"moves", {"f3", "e5", "g4", "Qh4"}},
                  {"nodes", 200}});
    for (int ply = 0; ply <= 4; ++ply) EXPECT_EQ(page.next("graph")["ply"], ply);
    EXPECT_EQ(page.next("graph")["done"], true);
}

TEST_F(StreamTest, SeesThreatsWhereOneCanPass) {
    Page page;
    auto const stream = open(page);
    say(*stream, {{"type", "analyse"},
                  {"request", 1},
                  {"game", "chess"},
                  {"start", "6k1/5ppp/8/8/8/8/8/K2R4 b - - 0 1"},
                  {"threat", true}});
    auto const lines = page.next("lines");
    EXPECT_EQ(lines["lines"][0]["moves"][0]["text"], "Rd8#") << lines;
    say(*stream, {{"type", "analyse"}, {"request", 2}, {"game", "damas"}, {"threat", true}});
    EXPECT_EQ(page.next("error")["error"]["code"], "cannot_pass");
}

TEST_F(StreamTest, WaitingAnalysesGetTheirTurn) {
    limits_.analysis_turn = services::server::Milliseconds{50};
    Page one;
    Page two;
    auto const first = open(one);
    auto const second = open(two);
    say(*first, {{"type", "analyse"}, {"request", 1}, {"game", "chess"}});
    ASSERT_FALSE(one.next("lines").is_null());
    say(*second, {{"type", "analyse"}, {"request", 2}, {"game", "chess"}});
    EXPECT_TRUE(soon([&] { return !two.next("lines", milliseconds{1}).is_null(); }));
}

TEST_F(StreamTest, AnswersAnyMessage) {
    std::vector<std::string> const messages = {
        R"({"type":"watch","game":"x"})",
        R"({"type":"analyse","request":1,"game":"chess","moves":["e4"],"lines":2})",
        R"({"type":"graph","request":2,"game":"damas","nodes":100})",
        R"({"type":"stop"})",
        R"({"type":"unwatch"})",
        R"({"type":"hint","request":3,"game":"knights"})"};
    Page page;
    auto const stream = open(page);
    core::Random random(11);
    for (int i = 0; i < 1000; ++i) {
        auto text = messages[random.below(messages.size())];
        auto const place = random.below(text.size());
        if (random.below(2) == 0)
            text[place] = static_cast<char>(random.below(256));
        else
            text.erase(place, 1 + random.below(6));
        stream->heed(text);
    }
    say(*stream, {{"type", "stop"}});
    stream->heed("not json");
    Json last = page.next("error");
    while (last["error"]["code"] != "bad_json" || last.contains("request")) last = page.next("error");
    EXPECT_EQ(last["type"], "error");
}
