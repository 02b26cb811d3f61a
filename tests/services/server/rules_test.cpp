// Rules of one's own at the server: kept, tried, refused, stopped, switched on and off, and what they change.
#include "services/server/rules/own_rules.hpp"
#include "services/store/rule_store.hpp"
#include "tests/services/server/with_api.hpp"

using namespace tests;
using std::chrono::milliseconds;

namespace {

constexpr char const* outpost_position = "4k3/p4ppp/8/8/3PN3/8/PP3PPP/4K3 w - - 0 1";

// A knight goes to c5.
constexpr char const* to_c5 = R"(% A rule for a test.
move_creates_to_c5(FromR, FromC, 5, 3, 7, [5/3]) :-
    mover(FromR, FromC, 5, 3, n, _, _).
order_weight(to_c5, 900, 10).
)";

class RulesTest : public WithApi {
  protected:
    void SetUp() override {
        limits_.rule_worker = {DAMERO_RULE_WORKER};
        stream_ = api().connect(core::Language::english, page_.sender());
    }

    Response put(std::string const& name, Json const& body) {
        return ask(Method::put, "/api/v1/rules/chess/" + name, body.dump());
    }
    Json tried(std::string const& text, std::string const& name = "mine") {
        Json const message = {{"type", "try"},   {"request", ++request_},
                              {"game", "chess"}, {"start", outpost_position},
                              {"name", name},    {"text", text}};
        EXPECT_EQ(against_schema(message, "ClientMessage"), "");
        stream_->heed(message.dump());
        return page_.next("tried", milliseconds{60'000});
    }
    Json used(std::string const& name) {
        stream_->heed(
            Json{{"type", "use"}, {"request", ++request_}, {"family", "chess"}, {"name", name}}.dump());
        return page_.next("used", milliseconds{60'000});
    }
    Json own() { return get("/rules?game=chess")["own"]; }
    std::string first_of_tree(std::string const& search) {
        stream_->heed(Json{
            {"type", "tree"},
            {"request", ++request_},
            {"game", "chess"},
            {"start", outpost_position},
            {"search",
             search}}.dump());
        auto const ready = page_.next("tree", milliseconds{60'000});
        auto const body = ask(Method::get, "/api/v1/lab/trees/" + ready.value("tree", "")).body;
        auto const head =
            Json::parse(body.substr(4, body.find("]}") + 2 - 4)); // texts are numbered as they are met
        return head["moves"][1].get<std::string>() + " " + head["reasons"][1].get<std::string>();
    }

    Page page_;
    std::shared_ptr<services::server::StreamPeer> stream_;
    int request_ = 0;
};

} // namespace

TEST_F(RulesTest, ShowsTheRulesOfTheHouse) {
    auto const response = ask(Method::get, "/api/v1/rules?game=damas");
    EXPECT_EQ(against_schema(response.body, "Rules"), "");
    auto const rules = Json::parse(response.body);
    EXPECT_EQ(rules["family"], "draughts");
    EXPECT_TRUE(std::ranges::any_of(rules["house"], [](auto const& rule) { return rule["name"] == "shot"; }));
    EXPECT_TRUE(rules["own"].empty());
    expect_refused(ask(Method::get, "/api/v1/rules?game=go"), 400, "unknown_game");
}

TEST_F(RulesTest, ARuleIsTriedOnAPosition) {
    auto const result = tried(to_c5);
    EXPECT_TRUE(result["problems"].empty()) << result.dump();
    EXPECT_TRUE(result["stopped"].is_null());
    EXPECT_EQ(result["patterns"], Json::array({{{"name", "to_c5"}, {"line", 2}}}));
    ASSERT_EQ(result["found"].size(), 1u);
    EXPECT_EQ(result["found"][0]["move"]["text"], "Nc5");
    EXPECT_EQ(result["found"][0]["score"], 7);
    EXPECT_EQ(result["found"][0]["squares"], Json::array({26})); // c5, row by row from a8
}

TEST_F(RulesTest, MistakesAreToldAtTheirLine) {
    auto const broken =
        tried("% one\nmove_creates_x(A, B, C, D) :-\n    mover(A, B, C, D, n, _, _)\n    true.\n");
    ASSERT_FALSE(broken["problems"].empty());
    EXPECT_EQ(broken["problems"][0]["serious"], true);
    EXPECT_GE(broken["problems"][0]["line"], 3) << broken.dump();
    auto const unknown = tried("move_creates_x(A, B, C, D) :- moverr(A, B, C, D).\n");
    EXPECT_EQ(unknown["problems"][0]["line"], 1) << unknown.dump();
}

TEST_F(RulesTest, ARuleOpensNoFile) {
    auto const result =
        tried("move_creates_x(A, B, C, D) :- open('/etc/passwd', read, _), mover(A, B, C, D, _, _, _).\n");
    EXPECT_TRUE(result["found"].empty());
    ASSERT_FALSE(result["problems"].empty()) << result.dump();
    EXPECT_NE(result["problems"][0].value("message", "").find("open"), std::string::npos) << result.dump();
}

// Ways in which rules once ran programs.
std::vector<std::string> escapes(std::filesystem::path const& made) {
    auto const touch = "shell('touch " + made.string() + "')";
    std::vector<std::string> texts;
    for (auto const& goal :
         {touch, "throw(format(\"~@\", [" + touch + "]))", "throw(error(format(\"~@\", [" + touch + "]), _))",
          "throw(unhandled_exception(format(\"~@\", [" + touch + "])))",
          "print_message(error, format(\"~@\", [" + touch + "]))",
          "(put_attr(X, freeze, user:" + touch + "), X = 1)"})
        texts.push_back(":- " + goal + ".\n:- if(" + goal + ").\n:- endif.\n" +
                        "move_creates_odd(A, B, C, D) :- candidate(A, B, C, D), " + goal + ".\n");
    return texts;
}

TEST_F(RulesTest, NoRuleOfThePageRunsAnything) {
    int count = 0;
    for (auto const& text : escapes(path("escaped"))) {
        auto const result = tried(text);
        EXPECT_TRUE(result["found"].empty()) << result.dump();
        EXPECT_FALSE(result["problems"].empty()) << result.dump();
        auto const name = "odd" + std::to_string(++count);
        EXPECT_EQ(put(name, {{"text", text}}).status, 200) << text;
        EXPECT_EQ(used(name)["rule"]["active"], false) << text;
        EXPECT_FALSE(std::filesystem::exists(path("escaped"))) << text;
    }
}

// As an earlier version may have kept it, or another program written it.
TEST_F(RulesTest, NoRuleInUseInTheStoreRunsAnything) {
    for (auto const& text : escapes(path("escaped"))) {
        stream_->leave();
        restart();
        {
            auto const games = services::GameStore::open(folder_).value();
            ASSERT_TRUE(services::RuleStore(games).put({"chess", "odd", text, true}));
        }
        stream_ = api().connect(core::Language::english, page_.sender());
        EXPECT_EQ(own()[0]["active"], true) << text;
        first_of_tree("tactical?depth=2");
        EXPECT_FALSE(std::filesystem::exists(path("escaped"))) << text;
        EXPECT_EQ(own()[0]["active"], false) << "it was asked, and failed: " << text;
    }
}

TEST_F(RulesTest, ARunawayRuleIsStopped) {
    limits_.rule_time = milliseconds{300};
    limits_.rule_patience = milliseconds{5000};
    stream_.reset();
    restart();
    SetUp();
    auto const loop =
        tried("move_creates_x(A, B, C, D) :- loop, mover(A, B, C, D, _, _, _).\nloop :- loop.\n");
    EXPECT_TRUE(loop["found"].empty());
    EXPECT_TRUE(!loop["stopped"].is_null() || !loop["problems"].empty()) << loop.dump();
    auto const bomb = tried("move_creates_x(A, B, C, D) :- format(atom(_), '~t~*|', [2000000000]), mover(A, "
                            "B, C, D, _, _, _).\n");
    EXPECT_TRUE(bomb["found"].empty());
    EXPECT_TRUE(!bomb["stopped"].is_null() || !bomb["problems"].empty()) << bomb.dump();
    EXPECT_EQ(tried(to_c5)["found"].size(), 1u) << "others still run";
}

TEST_F(RulesTest, ARuleIsKeptAndUsedOnlyWhenItWorks) {
    auto const kept = put("to_c5", {{"text", to_c5}});
    EXPECT_EQ(against_schema(kept.body, "OwnRule"), "");
    EXPECT_EQ(Json::parse(kept.body)["active"], false);
    EXPECT_EQ(used("to_c5")["rule"]["active"], true);
    EXPECT_EQ(own()[0]["active"], true);
    EXPECT_EQ(Json::parse(put("to_c5", {{"text", to_c5}}).body)["active"], true) << "nothing has changed";
    EXPECT_EQ(Json::parse(put("to_c5", {{"text", "move_creates_"}}).body)["active"], false);
    auto const broken = used("to_c5");
    EXPECT_EQ(broken["rule"]["active"], false);
    EXPECT_FALSE(broken["problems"].empty());
    EXPECT_EQ(own()[0]["text"], "move_creates_") << "what was written is not lost";
}

TEST_F(RulesTest, ARuleInUseOrdersMovesUntilItIsSwitchedOff) {
    auto const search = "tactical?depth=2&order=classic";
    EXPECT_NE(first_of_tree(search), "Nc5 to_c5");
    put("to_c5", {{"text", to_c5}});
    used("to_c5");
    EXPECT_EQ(first_of_tree(search), "Nc5 to_c5");
    EXPECT_NE(first_of_tree(std::string(search) + "&rules=none"), "Nc5 to_c5");
    EXPECT_EQ(put("to_c5", {{"active", false}}).status, 200);
    EXPECT_NE(first_of_tree(search), "Nc5 to_c5");
}

TEST_F(RulesTest, ARuleInUseSpeaksAboutAMove) {
    services::server::OwnRules rules(*store_, limits_, log_);
    auto const state = (*engine::game_named("chess"))->open(outpost_position).value().state->clone();
    auto const to_c5_move = state->parse_move("Nc5").value();
    EXPECT_TRUE(own_findings(rules, *state, to_c5_move).empty()) << "none is in use";
    put("to_c5", {{"text", to_c5}});
    used("to_c5");
    auto const found = own_findings(rules, *state, to_c5_move);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].pattern, "to_c5");
    EXPECT_EQ(found[0].squares, std::vector<std::string>{"c5"});
    EXPECT_TRUE(own_findings(rules, *state, state->parse_move("d5").value()).empty());
}

TEST_F(RulesTest, ARuleInUseIsSeenInExplanations) {
    auto const explained = [&] {
        stream_->heed(Json{
            {"type", "explain"},
            {"request", ++request_},
            {"game", "chess"},
            {"start", outpost_position},
            {"move", "Nc5"},
            {"nodes",
             500}}.dump());
        return page_.next("explained", milliseconds{60'000});
    };
    EXPECT_TRUE(explained()["own"].empty());
    put("to_c5", {{"text", to_c5}});
    used("to_c5");
    auto const told = explained();
    EXPECT_EQ(against_schema(told, "ServerMessage"), "");
    EXPECT_EQ(told["own"], Json::array({{{"pattern", "to_c5"}, {"score", 7}, {"squares", {26}}}}));
    put("to_c5", {{"active", false}});
    EXPECT_TRUE(explained()["own"].empty());
}

TEST_F(RulesTest, ARuleThatFailsInUseIsSwitchedOff) {
    // Nothing is wrong at the start; where a black pawn has left its row, it never ends.
    limits_.rule_time = milliseconds{300};
    stream_.reset();
    restart();
    SetUp();
    put("late", {{"text", "move_creates_late(A, B, C, D) :- mover(A, B, C, D, _, _, _), \\+ piece(p, white, "
                          "2, 5), loop.\nloop :- loop.\n"}});
    ASSERT_EQ(used("late")["rule"]["active"], true);
    first_of_tree("tactical?depth=2");
    EXPECT_EQ(own()[0]["active"], false);
    EXPECT_TRUE(own()[0]["trouble"].is_string());
    EXPECT_NE(logged_.find("rule_switched_off"), std::string::npos);
}

TEST_F(RulesTest, RulesAreTakenAwayAndDeleted) {
    put("to_c5", {{"text", to_c5}});
    auto const file = ask(Method::get, "/api/v1/rules/chess/to_c5/export");
    EXPECT_EQ(file.body, to_c5);
    EXPECT_EQ(file.headers.at(0).second, "attachment; filename=\"to_c5.pl\"");
    stream_.reset();
    restart();
    SetUp();
    EXPECT_EQ(own().size(), 1u) << "still there after the program's end";
    EXPECT_EQ(ask(Method::remove, "/api/v1/rules/chess/to_c5").status, 204);
    expect_refused(ask(Method::remove, "/api/v1/rules/chess/to_c5"), 404, "not_found");
    expect_refused(ask(Method::get, "/api/v1/rules/chess/to_c5/export"), 404, "not_found");
}

TEST_F(RulesTest, RefusesWhatIsNoRule) {
    expect_refused(put("Bad", {{"text", "x."}}), 400, "bad_request");
    expect_refused(put("..", {{"text", "x."}}), 400, "bad_request");
    expect_refused(put("x", {{"text", 5}}), 400, "bad_request");
    expect_refused(put("x", {{"text", "x."}, {"more", 1}}), 400, "bad_request");
    expect_refused(put("x", {{"text", "x."}, {"active", true}}), 400, "bad_request");
    expect_refused(put("x", Json::object()), 400, "bad_request");
    expect_refused(put("x", {{"active", false}}), 404, "not_found");
    expect_refused(put("x", {{"text", std::string(70'000, 'x')}}), 400, "bad_request");
    expect_refused(ask(Method::put, "/api/v1/rules/go/x", "{}"), 404, "not_found");
    expect_refused(ask(Method::post, "/api/v1/rules/chess/x", "{}"), 405, "method_not_allowed");
    for (auto const* const message : {R"({"type":"try","request":1,"game":"chess","name":"../x","text":""})",
                                      R"({"type":"try","request":1,"game":"chess","name":"x"})",
                                      R"({"type":"use","request":1,"family":"chess","name":"nothing"})",
                                      R"({"type":"use","request":1,"family":"go","name":"x"})"}) {
        stream_->heed(message);
        EXPECT_FALSE(page_.next("error").is_null()) << message;
    }
    limits_.rules = 1;
    stream_.reset();
    restart();
    SetUp();
    EXPECT_EQ(put("one", {{"text", "x."}}).status, 200);
    expect_refused(put("two", {{"text", "x."}}), 413, "too_large");
}
