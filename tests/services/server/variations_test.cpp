// What was looked at beside a game: kept with it, taken back from it, and carried by its files.
#include "tests/services/server/with_api.hpp"

#include <algorithm>

using namespace tests;

namespace {

class VariationsTest : public WithApi {};

} // namespace

TEST_F(VariationsTest, KeepsVariations) {
    auto const id = create("chess", "human", "human", {{"moves", {"e4", "e5", "Nf3"}}});
    auto const change = [&](char const* action, Json const& moves) {
        return post("/games/" + id + "/variations", {{"action", action}, {"moves", moves}});
    };
    auto const kept = [&] {
        auto const answer = get("/games/" + id + "/variations");
        EXPECT_EQ(against_schema(answer, "Variations"), "");
        std::string text;
        for (auto const& each : answer["variations"]) {
            text += std::to_string(each["ply"].get<int>()) + ":";
            for (auto const& move : each["moves"]) text += " " + move.value("text", "");
            text += "; ";
        }
        return text;
    };
    EXPECT_EQ(kept(), "");
    EXPECT_EQ(against_schema(change("add", {"e4", "c5"}).body, "Variations"), "");
    EXPECT_EQ(change("add", {"e4", "c5", "Nf3", "d6"}).status, 200) << "goes on";
    EXPECT_EQ(change("add", {"e4", "c5", "Nf3"}).status, 200) << "is there already";
    EXPECT_EQ(change("add", {"e4", "e5"}).status, 200) << "is the game itself";
    EXPECT_EQ(change("add", {"e4", "c5", "Nc3"}).status, 200);
    EXPECT_EQ(change("add", {"e2e4", "e7e5", "g1f3", "Nc6", "Bb5"}).status, 200) << "behind the last move";
    EXPECT_EQ(kept(), "1: c5 Nf3 d6; 1: c5 Nc3; 3: Nc6 Bb5; ");
    restart();
    EXPECT_EQ(kept(), "1: c5 Nf3 d6; 1: c5 Nc3; 3: Nc6 Bb5; ");
    EXPECT_EQ(change("remove", {"e4", "c5", "Nf3"}).status, 200);
    EXPECT_EQ(change("remove", {"e4", "e5", "Nf3", "Nc6", "Bb5"}).status, 200);
    EXPECT_EQ(kept(), "1: c5 Nc3; 3: Nc6; ");
    EXPECT_EQ(change("remove", {"e4", "c5", "Nc3"}).status, 200);
    EXPECT_EQ(kept(), "1: c5; 3: Nc6; ") << "what led there stays";
    EXPECT_EQ(post("/games/" + id + "/takeback", {{"ply", 1}}).status, 200);
    EXPECT_EQ(kept(), "1: c5; 1: e5 Nf3 Nc6; ") << "a game taken back costs no variation";
    expect_refused(change("add", {"e4", "e4"}), 400, "illegal_move");
    expect_refused(change("keep", Json::array()), 400, "bad_request");
    expect_refused(ask(Method::put, "/api/v1/games/" + id + "/variations"), 405, "method_not_allowed");
    expect_refused(ask(Method::get, "/api/v1/games/none/variations"), 404, "not_found");
}

TEST_F(VariationsTest, CarriesVariationsInAndOut) {
    auto const text =
        "[White \"A\"]\n\n1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 (1... c5 2. Nf3 (2. Nc3)) "
        "2. Nf3 (2. Nf3 Nc6 3. Bb5) *\n";
    auto const import = [&](std::string const& record) {
        auto const answer = Json::parse(post("/import", {{"text", record}}).body);
        EXPECT_EQ(answer["errors"].size(), 0u) << answer;
        return answer["games"][0].value("id", "");
    };
    auto const id = import(text);
    auto const kept = get("/games/" + id + "/variations");
    EXPECT_EQ(kept["variations"].size(), 5u) << kept;
    auto written = ask(Method::get, "/api/v1/games/" + id + "/export").body;
    std::ranges::replace(written, '\n', ' ');
    EXPECT_NE(written.find("(1. d4 d5 (1... Nf6 2. c4) 2. c4)"), std::string::npos) << written;
    EXPECT_NE(written.find("2. Nf3 (2. Nf3 Nc6 3. Bb5)"), std::string::npos) << written;
    EXPECT_EQ(
        get("/games/" + import(ask(Method::get, "/api/v1/games/" + id + "/export").body) + "/variations"),
        kept);
    auto const damas = Json::parse(
        post("/import", {{"text", "[GameType \"20\"]\n\n1. 32-28 (1. 33-28 18-23) 1... 19-23 *\n"}}).body);
    auto const pdn = ask(Method::get, "/api/v1/games/" + damas["games"][0].value("id", "") + "/export").body;
    EXPECT_NE(pdn.find("(1. 33-28 18-23)"), std::string::npos) << pdn;
}

TEST_F(VariationsTest, ABrokenVariationCostsOnlyItself) {
    auto const answer = Json::parse(
        post("/import", {{"text", "1. e4 (1. d4 d4 2. c4 (2. c3)) (1. c4 c5) 1... e5 *\n"}}).body);
    ASSERT_EQ(answer["games"].size(), 1u) << answer;
    EXPECT_EQ(answer["errors"].size(), 1u) << answer;
    auto const kept = get("/games/" + answer["games"][0].value("id", "") + "/variations");
    ASSERT_EQ(kept["variations"].size(), 2u) << kept;
    EXPECT_EQ(kept["variations"][0]["moves"].size(), 1u) << "1. d4, as far as it makes sense";
}

TEST_F(VariationsTest, TakesSoManyVariationsAndNoMore) {
    auto const id = create("chess", "human", "human", {{"moves", {"Nf3"}}});
    int taken = 0;
    for (char const* const reply : {"a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "a5", "b5", "c5", "d5"})
        for (char const* const answer : {"a3", "b3", "c3", "d3", "g3", "h3", "a4", "b4", "c4"}) {
            auto const response =
                post("/games/" + id + "/variations", {{"action", "add"}, {"moves", {"e4", reply, answer}}});
            if (response.status == 200)
                ++taken;
            else
                expect_refused(response, 413, "too_large");
        }
    EXPECT_EQ(taken, 99);
}

TEST_F(VariationsTest, ImportsAllGamesAtOnce) {
    std::string text;
    for (int i = 0; i < 60; ++i) text += "[White \"" + std::to_string(i) + "\"]\n\n1. e4 e5 2. Nf3 *\n\n";
    auto const answer = Json::parse(post("/import", {{"text", text}}).body);
    EXPECT_EQ(against_schema(answer, "Imported"), "");
    ASSERT_EQ(answer["games"].size(), 60u);
    restart();
    EXPECT_EQ(get("/games?limit=100")["games"].size(), 60u);
    EXPECT_EQ(get("/games/" + answer["games"][7].value("id", ""))["title"], "7 - ?");
}
