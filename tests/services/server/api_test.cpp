// Every address asked without sockets: what is answered fits the schema, and what is wrong is said.
#include "core/rng.hpp"
#include "tests/services/server/with_api.hpp"

using namespace tests;

namespace {

class ApiTest : public WithApi {};

} // namespace

TEST_F(ApiTest, TellsItsHealth) {
    auto const response = ask(Method::get, "/health");
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(against_schema(response.body, "Health"), "");
}

TEST_F(ApiTest, ListsEveryGame) {
    auto const catalogue = get("/catalogue");
    EXPECT_EQ(against_schema(catalogue, "Catalogue"), "");
    EXPECT_EQ(catalogue["games"].size(), engine::all_games().size());
    for (auto const& game : catalogue["games"])
        EXPECT_NE(game["summary"]["en"], game["title"]["en"]) << game["name"];
}

TEST_F(ApiTest, ShowsPositionsOfEveryGame) {
    for (auto const* game : engine::all_games()) {
        auto const response = post("/positions", {{"game", game->name()}});
        ASSERT_EQ(response.status, 200) << game->name();
        EXPECT_EQ(against_schema(response.body, "Position"), "") << game->name();
        EXPECT_FALSE(Json::parse(response.body)["legal"].empty());
    }
}

TEST_F(ApiTest, SaysWhichMoveOrFieldIsWrong) {
    auto const illegal = post("/positions", {{"game", "chess"}, {"moves", {"e4", "e5", "Ke3"}}});
    expect_refused(illegal, 400, "illegal_move");
    EXPECT_EQ(Json::parse(illegal.body)["error"]["where"], "moves[2]");
    expect_refused(post("/positions", {{"game", "chess"}, {"fen", "8/8"}}), 400, "bad_position");
    expect_refused(post("/positions", {{"game", "go"}}), 400, "unknown_game");
    expect_refused(post("/positions", {{"game", 3}}), 400, "bad_request");
    expect_refused(post("/positions", {{"game", "chess"}, {"colour", "red"}}), 400, "bad_request");
    expect_refused(post("/positions", Json::array()), 400, "bad_request");
    expect_refused(ask(Method::post, "/api/v1/positions", "{"), 400, "bad_json");
    expect_refused(ask(Method::post, "/api/v1/positions", std::string(100'000, '[')), 400, "bad_json");
    expect_refused(ask(Method::post, "/api/v1/positions", R"({"game":1e999})"), 400, "bad_json");
}

TEST_F(ApiTest, SpeaksTheLanguageOfTheRequest) {
    auto const response = ask(Method::post, "/api/v1/positions", "{}", core::Language::spanish);
    EXPECT_EQ(Json::parse(response.body)["error"]["message"], "falta el campo 'game'");
}

TEST_F(ApiTest, TellsTheWayOfALongCapture) {
    auto const response = post("/positions", {{"game", "draughts-international"}, {"fen", "W:W32:B28,19"}});
    auto const legal = Json::parse(response.body)["legal"];
    ASSERT_EQ(legal.size(), 1u);
    EXPECT_EQ(legal[0]["path"], (Json{63, 45, 27}));
    EXPECT_EQ(legal[0]["captured"], (Json{36, 54}));
}

TEST_F(ApiTest, TellsChecksAndPromotions) {
    auto const check =
        Json::parse(post("/positions", {{"game", "chess"}, {"fen", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"}}).body);
    EXPECT_EQ(check["check"], 4);
    auto const promotion =
        Json::parse(post("/positions", {{"game", "chess"}, {"fen", "7k/P7/8/8/8/8/8/4K3 w - - 0 1"}}).body);
    int promotions = 0;
    for (auto const& move : promotion["legal"]) promotions += move["promotion"].is_null() ? 0 : 1;
    EXPECT_EQ(promotions, 4);
}

TEST_F(ApiTest, PlaysAGameToItsEnd) {
    auto const id = create("chess");
    int ply = 0;
    for (auto const* text : {"f3", "e5", "g4", "Qh4"}) {
        auto const response = move(id, text, ply++);
        ASSERT_EQ(response.status, 200) << response.body;
        EXPECT_EQ(against_schema(response.body, "Game"), "");
    }
    auto const game = get("/games/" + id);
    EXPECT_EQ(game["outcome"]["winner"], "black");
    EXPECT_EQ(game["outcome"]["reason"], "checkmate");
    EXPECT_TRUE(game["position"]["legal"].empty());
    expect_refused(move(id, "e4", 4), 409, "game_over");
    restart();
    EXPECT_EQ(get("/games/" + id)["moves"], game["moves"]);
}

TEST_F(ApiTest, RefusesStaleMovesAndOthersTurns) {
    auto const id = create("chess", "human", "level3");
    expect_refused(move(id, "e4", 1), 409, "stale");
    expect_refused(move(id, "e5", 0), 400, "illegal_move");
    ASSERT_EQ(move(id, "e4", 0).status, 200);
    expect_refused(move(id, "e5", 1), 409, "not_your_turn");
    expect_refused(move("nobody", "e4", 0), 404, "not_found");
}

TEST_F(ApiTest, TakesBackAlsoAfterTheEnd) {
    auto const id = create("chess", "human", "human", {{"moves", {"f3", "e5", "g4", "Qh4"}}});
    EXPECT_EQ(get("/games/" + id)["outcome"]["winner"], "black");
    ASSERT_EQ(post("/games/" + id + "/takeback", {{"ply", 3}}).status, 200);
    restart();
    auto const game = get("/games/" + id);
    EXPECT_TRUE(game["outcome"].is_null());
    EXPECT_EQ(game["plies"], 3);
    expect_refused(post("/games/" + id + "/takeback", {{"ply", 4}}), 400, "bad_request");
}

TEST_F(ApiTest, EndsGamesByResignationAndAgreement) {
    auto const resigned = create("knights");
    ASSERT_EQ(post("/games/" + resigned + "/resign", {{"side", "white"}}).status, 200);
    EXPECT_EQ(get("/games/" + resigned)["outcome"]["reason"], "resignation");

    auto const agreed = create("chess");
    auto const draw = [&](std::string const& side, std::string const& action) {
        return post("/games/" + agreed + "/draw", {{"side", side}, {"action", action}});
    };
    expect_refused(draw("white", "accept"), 409, "no_draw");
    expect_refused(draw("white", "claim"), 409, "no_draw");
    ASSERT_EQ(draw("white", "offer").status, 200);
    EXPECT_EQ(get("/games/" + agreed)["drawOffer"], "white");
    ASSERT_EQ(draw("black", "decline").status, 200);
    EXPECT_TRUE(get("/games/" + agreed)["drawOffer"].is_null());
    draw("black", "offer");
    ASSERT_EQ(draw("white", "accept").status, 200);
    EXPECT_EQ(get("/games/" + agreed)["outcome"]["reason"], "agreement");
}

TEST_F(ApiTest, ABotAnswersADrawOfferByItsEvaluation) {
    auto const offer = [&](std::string const& fen) {
        auto const id = create("chess", "human", "level5", {{"start", fen}});
        EXPECT_EQ(post("/games/" + id + "/draw", {{"side", "white"}, {"action", "offer"}}).status, 200);
        return get("/games/" + id)["outcome"];
    };
    EXPECT_EQ(offer("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")["reason"], "agreement");
    EXPECT_TRUE(offer("q3k3/8/8/8/8/8/8/4K3 w - - 0 1").is_null());
}

TEST_F(ApiTest, ListsGamesNewestFirst) {
    std::vector<std::string> ids;
    for (int i = 0; i < 5; ++i) ids.push_back(create("damas"));
    auto const first = get("/games?limit=2");
    EXPECT_EQ(against_schema(first, "GameList"), "");
    EXPECT_EQ(first["games"][0]["id"], ids[4]);
    EXPECT_TRUE(first["more"]);
    auto const rest = get("/games?limit=10&before=" + ids[3]);
    EXPECT_EQ(rest["games"].size(), 3u);
    EXPECT_FALSE(rest["more"]);
    expect_refused(ask(Method::get, "/api/v1/games?limit=0"), 400, "bad_request");
    expect_refused(ask(Method::get, "/api/v1/games?before=x"), 404, "not_found");
    EXPECT_EQ(ask(Method::remove, "/api/v1/games/" + ids[0]).status, 204);
    expect_refused(ask(Method::get, "/api/v1/games/" + ids[0]), 404, "not_found");
}

TEST_F(ApiTest, ExportsWhatItImports) {
    auto const id = create("draughts-russian", "human", "human", {{"moves", {"c3-d4", "f6-g5"}}});
    auto const exported = ask(Method::get, "/api/v1/games/" + id + "/export");
    EXPECT_TRUE(exported.type.starts_with("text/plain"));
    EXPECT_NE(exported.body.find("[GameType \"25"), std::string::npos) << exported.body;
    auto const imported = post("/import", {{"text", exported.body}});
    ASSERT_EQ(imported.status, 200) << imported.body;
    EXPECT_EQ(against_schema(imported.body, "Imported"), "");
    auto const again = get("/games/" + Json::parse(imported.body)["games"][0].value("id", ""));
    EXPECT_EQ(again["game"], "draughts-russian");
    EXPECT_EQ(again["plies"], 2);
}

TEST_F(ApiTest, ARecordTellsWhoPlayed) {
    auto const long_name = std::string(59, 'n') + "é"; // its last character does not fit
    auto const imported = Json::parse(
        post("/import", {{"text", "[White \"Ada Pérez\"]\n[Black \"?\"]\n\n1. e4 e5 1-0\n\n[White \"" +
                                      long_name + "\"]\n[Black \"B\"]\n\n1. e4 *\n"}})
            .body);
    ASSERT_EQ(imported["games"].size(), 2u) << imported;
    auto const first = get("/games/" + imported["games"][0].value("id", ""));
    EXPECT_EQ(first["players"]["white"]["name"], "Ada Pérez");
    EXPECT_FALSE(first["players"]["black"].contains("name"));
    EXPECT_EQ(imported["games"][1]["players"]["white"]["name"], std::string(59, 'n'));
    auto const exported = ask(Method::get, "/api/v1/games/" + first.value("id", "") + "/export");
    EXPECT_NE(exported.body.find("[White \"Ada Pérez\"]"), std::string::npos) << exported.body;
    auto const again = post("/games", {{"game", "chess"}, {"players", first["players"]}});
    ASSERT_EQ(again.status, 201) << again.body;
    EXPECT_EQ(Json::parse(again.body)["players"], first["players"]);
    auto too_long = first["players"];
    too_long["white"]["name"] = std::string(61, 'n');
    expect_refused(post("/games", {{"game", "chess"}, {"players", too_long}}), 400, "bad_request");
}

TEST_F(ApiTest, ImportsPgnFenAndSaysWhatIsBroken) {
    auto const two = Json::parse(
        post("/import",
             {{"text", "[White \"A\"]\n[Black \"B\"]\n\n1. e4 {best} e5 1-0\n\n[White \"C\"]\n\n1. e5 *\n"}})
            .body);
    ASSERT_EQ(two["games"].size(), 1u) << two;
    ASSERT_EQ(two["errors"].size(), 1u) << two;
    EXPECT_GT(two["errors"][0]["line"], 0);
    EXPECT_EQ(two["games"][0]["title"], "A - B");
    EXPECT_EQ(two["games"][0]["outcome"]["winner"], "white");
    EXPECT_EQ(get("/games/" + two["games"][0].value("id", ""))["moves"][0]["comment"], "best");
    EXPECT_EQ(post("/import", {{"text", "8/8/8/8/8/4k3/8/4K2R w K - 0 1"}}).status, 200);
    EXPECT_EQ(post("/import", {{"text", "W:W31:B5"}, {"game", "damas"}}).status, 200);
    expect_refused(post("/import", {{"text", "  "}}), 400, "bad_import");
    expect_refused(post("/import", {{"text", "8/8/9 w - - 0 1"}}), 400, "bad_import");
}

TEST_F(ApiTest, KeepsSettings) {
    EXPECT_EQ(against_schema(get("/settings"), "Settings"), "");
    auto const put = [&](Json const& body) { return ask(Method::put, "/api/v1/settings", body.dump()); };
    ASSERT_EQ(put({{"lang", "es"}, {"analysisLines", 5}}).status, 200);
    restart();
    EXPECT_EQ(get("/settings")["lang"], "es");
    EXPECT_EQ(get("/settings")["analysisLines"], 5);
    EXPECT_EQ(get("/settings")["sounds"], false);
    expect_refused(put({{"lang", "fr"}}), 400, "bad_request");
    expect_refused(put({{"font", "x"}}), 400, "bad_request");
    expect_refused(put({{"analysisLines", 6}}), 400, "bad_request");
    EXPECT_EQ(get("/settings")["defaultClock"], nullptr);
    Json const clock = {{"baseMs", 90'000}, {"incrementMs", 500}};
    ASSERT_EQ(put({{"defaultClock", clock}}).status, 200);
    restart();
    EXPECT_EQ(get("/settings")["defaultClock"], clock);
    EXPECT_EQ(against_schema(get("/settings"), "Settings"), "");
    expect_refused(put({{"defaultClock", {{"baseMs", 0}, {"incrementMs", 0}}}}), 400, "bad_request");
    expect_refused(put({{"defaultClock", "5+3"}}), 400, "bad_request");
    ASSERT_EQ(put({{"defaultClock", nullptr}}).status, 200);
    EXPECT_EQ(get("/settings")["defaultClock"], nullptr);
}

TEST_F(ApiTest, RefusesBotsThatAreNotItsOwn) {
    auto const with = [&](Json const& black) {
        return post("/games",
                    {{"game", "chess"}, {"players", {{"white", {{"kind", "human"}}}, {"black", black}}}});
    };
    expect_refused(with({{"kind", "bot"}, {"spec", "uci:/bin/sh"}}), 400, "bad_bot");
    expect_refused(with({{"kind", "bot"}, {"spec", "minimax?depth=20"}}), 400, "bad_bot");
    expect_refused(with({{"kind", "bot"}, {"spec", "engine?threads=64"}}), 400, "bad_bot");
    expect_refused(with({{"kind", "level"}, {"level", 11}}), 400, "bad_request");
    expect_refused(with({{"kind", "alien"}}), 400, "bad_request");
    expect_refused(with(nullptr), 400, "bad_request");
}

TEST_F(ApiTest, KnowsItsAddressesAndMethods) {
    expect_refused(ask(Method::get, "/api/v1/nothing"), 404, "not_found");
    expect_refused(ask(Method::get, "/api/v2/games"), 404, "not_found");
    expect_refused(ask(Method::put, "/api/v1/games"), 405, "method_not_allowed");
    expect_refused(ask(Method::post, "/health"), 405, "method_not_allowed");
    expect_refused(ask(Method::other, "/"), 405, "method_not_allowed");
    expect_refused(ask(Method::get, "/"), 503, "unavailable"); // built without the page
}

// Good bodies with a byte changed, cut or doubled: each is answered, and what is refused is refused with a reason.
TEST_F(ApiTest, AnswersAnything) {
    std::vector<std::string> const targets = {"/positions", "/games", "/import", "/games/x/moves",
                                              "/games/x/draw"};
    std::vector<std::string> const bodies = {
        R"({"game":"chess","moves":["e4","e5"],"players":{"white":{"kind":"human"},"black":{"kind":"level","level":2}}})",
        R"({"text":"[Event \"x\"]\n\n1. e4 e5 2. Nf3 *","game":"chess"})",
        R"({"side":"white","action":"offer"})", R"({"game":"damas","fen":"W:W31,30:B5,K6"})"};
    core::Random random(7);
    for (int i = 0; i < 1000; ++i) {
        auto body = bodies[random.below(bodies.size())];
        for (auto damage = random.below(4); damage > 0; --damage) {
            auto const place = random.below(body.size());
            if (random.below(3) == 0)
                body.erase(place, 1 + random.below(8));
            else if (random.below(2) == 0)
                body[place] = static_cast<char>(random.below(256));
            else
                body.insert(place, body.substr(random.below(body.size()), 12));
            if (body.empty()) body = "?";
        }
        auto const response = ask(Method::post, "/api/v1" + targets[random.below(targets.size())], body);
        EXPECT_LT(response.status, 500) << body << "\n" << response.body;
        if (response.status >= 400) {
            EXPECT_EQ(against_schema(response.body, "Error"), "") << body;
        }
    }
}
