// What a page sees on its stream: games as they change, bots that move, lines that deepen; and that everything ends when it
// leaves or asks again.
#include "core/rng.hpp"
#include "tests/services/server/with_api.hpp"

#include <map>
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

TEST_F(StreamTest, TellsThatAGameIsGone) {
    auto const id = create("chess", "human", "level2");
    Page page;
    auto const stream = open(page);
    say(*stream, {{"type", "watch"}, {"game", id}});
    ASSERT_FALSE(page.next("game").is_null());
    ASSERT_EQ(ask(Method::remove, "/api/v1/games/" + id).status, 204);
    EXPECT_EQ(page.next("removed")["id"], id);
    say(*stream, {{"type", "watch"}, {"game", id}});
    EXPECT_EQ(page.next("error")["error"]["code"], "not_found");
}

TEST_F(StreamTest, ASeededBotPlaysTheSameGameAgain) {
    auto const played = [&] {
        auto const id = create("chess", "random?seed=3", "random?seed=4");
        Page page;
        auto const stream = open(page);
        say(*stream, {{"type", "watch"}, {"game", id}});
        EXPECT_TRUE(soon([&] { return get("/games/" + id)["plies"] >= 12; }));
        auto const game = get("/games/" + id);
        std::vector<std::string> texts;
        for (auto const& move : game["moves"]) texts.push_back(move["text"]);
        texts.resize(12);
        return texts;
    };
    EXPECT_EQ(played(), played());
}

namespace {

// Messages of every kind; `$` is the number of the request.
std::string message_number(std::uint64_t kind, int number, std::string const& game) {
    std::vector<std::string> const messages = {
        R"({"type":"watch","game":"@"})",
        R"({"type":"analyse","request":$,"game":"chess","moves":["e4"],"lines":2,"threat":false})",
        R"({"type":"graph","request":$,"game":"damas","nodes":100,"moves":["11-15"]})",
        R"({"type":"stop"})",
        R"({"type":"unwatch"})",
        R"({"type":"hint","request":$,"game":"knights","start":"start"})",
        R"({"type":"hint","request":$,"game":"chess","start":"7k/8/8/8/8/8/8/KQ6 w - - 0 1"})"};
    auto text = messages[kind % messages.size()];
    if (auto const at = text.find('$'); at != std::string::npos) text.replace(at, 1, std::to_string(number));
    if (auto const at = text.find('@'); at != std::string::npos) text.replace(at, 1, game);
    return text;
}

void damage(std::string& text, core::Random& random) {
    if (text.empty()) return;
    auto const place = random.below(text.size());
    switch (random.below(4)) {
    case 0:
        text[place] = static_cast<char>(random.below(256));
        break;
    case 1:
        text.erase(place, 1 + random.below(6));
        break;
    case 2:
        text.insert(place, text.substr(random.below(text.size()), 12));
        break;
    default:
        text[place] = "0123456789-{}[]\",:etn"[random.below(21)];
    }
}

std::string noise(core::Random& random) {
    std::string bytes;
    for (auto size = random.below(200); size > 0; --size) bytes += static_cast<char>(random.below(256));
    return bytes;
}

// What a good message is answered with, by the type of both.
bool is_answer(Json const& answer, Json const& asked) {
    static std::map<std::string, std::string> const answers = {
        {"watch", "game"}, {"analyse", "lines"}, {"hint", "hint"}, {"graph", "graph"}};
    if (answer["type"] == "error") return true;
    if (!asked.is_object() || !asked.contains("type") || !asked["type"].is_string()) return false;
    auto const expected = answers.find(asked["type"]);
    return expected != answers.end() && answer["type"] == expected->second &&
           (!answer.contains("request") || answer["request"] == asked.value("request", Json()));
}

} // namespace

// A thousand messages, whole, damaged and made of noise: each that asks for something is answered with it, and each that makes no
// sense with an error that says why.
TEST_F(StreamTest, AnswersAnyMessage) {
    Page page;
    auto const stream = open(page);
    auto const game = create("chess");
    core::Random random(11);
    std::map<std::string, int> answered;
    for (int i = 0; i < 1000; ++i) {
        auto text = i == 0 ? std::string(100'000, '[') : message_number(random.next(), i, game);
        for (auto times = random.below(4); times > 0; --times) damage(text, random);
        if (random.below(10) == 0) text = noise(random);
        stream->heed(text);
        auto const asked = Json::parse(text, nullptr, false);
        if (against_schema(asked, "StopMessage").empty() || against_schema(asked, "UnwatchMessage").empty()) {
            ++answered["(nothing to say)"];
            continue;
        }
        auto const answer = page.next_that([&](Json const& each) { return is_answer(each, asked); });
        ASSERT_FALSE(answer.is_null()) << "no answer to " << text;
        if (answer["type"] == "error") {
            EXPECT_FALSE(answer["error"].value("message", "").empty()) << text;
            ++answered[answer["error"]["code"]];
        } else {
            ++answered[answer["type"]];
            say(*stream, {{"type", "stop"}});
        }
    }
    for (auto const* kind : {"bad_json", "bad_request", "unknown_game", "game", "lines", "hint", "graph"})
        EXPECT_GT(answered[kind], 0) << kind;
}
