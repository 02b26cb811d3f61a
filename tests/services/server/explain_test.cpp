// A move explained on a page's stream, the rule behind a claim, the evaluation by its terms; and everything that is refused.
#include "engine/any_game.hpp"
#include "tests/services/server/with_api.hpp"

#include <algorithm>

using namespace tests;
using std::chrono::milliseconds;

namespace {

constexpr auto forked = "8/3k3q/8/8/6N1/8/P7/K7 w - - 0 1";

class ExplainTest : public WithApi {
  protected:
    void SetUp() override {
        WithApi::SetUp();
        stream_ = api().connect(language_, page_.sender());
    }
    void TearDown() override {
        stream_.reset();
        WithApi::TearDown();
    }
    Json explained(Json message) {
        say(std::move(message));
        return page_.next_that([](Json const& each) { return each["type"] != "lines"; });
    }
    void say(Json message) {
        message["type"] = "explain";
        message["request"] = ++request_;
        if (!message.contains("nodes")) message["nodes"] = 2000;
        EXPECT_EQ(against_schema(message, "ClientMessage"), "");
        stream_->heed(message.dump());
    }
    static Json claim(Json const& move, std::string const& theme) {
        for (auto const& each : move["claims"])
            if (each["theme"] == theme) return each;
        return nullptr;
    }

    core::Language language_ = core::Language::english;
    Page page_;
    std::shared_ptr<services::server::StreamPeer> stream_;
    int request_ = 0;
};

// Every step of a proof is legal where it stands, and behind a move of the player stands every reply.
void expect_replayed(Json const& node, engine::AnyState& state, bool by_player) {
    auto const move = state.parse_move(node["move"].value("text", ""));
    ASSERT_TRUE(move) << node["move"];
    EXPECT_EQ(node["move"]["path"].get<std::vector<int>>(), move->squares.path());
    state.play(*move);
    if (by_player) {
        EXPECT_EQ(node["replies"].size(), state.legal_moves().size());
    }
    if (node["leaf"] == "settles") {
        EXPECT_TRUE(state.parse_move(node["by"].value("text", "")));
    }
    for (auto const& next : node["replies"]) expect_replayed(next, state, !by_player);
    state.undo();
}

} // namespace

TEST_F(ExplainTest, TellsAForkWithSquaresProofAndRule) {
    auto const told = explained({{"game", "chess"}, {"start", forked}, {"move", "Nf6"}});
    ASSERT_EQ(told["type"], "explained") << told;
    EXPECT_EQ(told["request"], 1);
    EXPECT_EQ(told["side"], "white");
    EXPECT_EQ(told["about"]["move"]["text"], "Nf6+");
    EXPECT_EQ(told["about"]["fen"], forked);
    auto const fork = claim(told["about"], "fork");
    ASSERT_FALSE(fork.is_null());
    EXPECT_EQ(fork["squares"], Json({21, 11, 15})); // f6, d7, h7
    EXPECT_EQ(fork["victims"], Json({15}));
    EXPECT_EQ(fork["arrows"], Json({{{"from", 21}, {"to", 11}}, {{"from", 21}, {"to", 15}}}));
    EXPECT_EQ(fork["rule"]["name"], "move_creates_fork");
    EXPECT_EQ(told["proofs"].size(), 1u) << "all claims rest on one";
    auto const& proof = told["proofs"][fork["proof"].get<std::size_t>()];
    EXPECT_EQ(proof["fen"], forked);
    auto const state = (*engine::game_named("chess"))->from_fen(forked)->state->clone();
    expect_replayed(proof["root"], *state, true);
    EXPECT_EQ(proof["root"]["replies"][0]["by"]["text"], "Nxh7");
}

TEST_F(ExplainTest, ABadMoveHasItsRefutationAndWhatWasMissed) {
    auto const told = explained({{"game", "chess"}, {"moves", {"f3", "e5"}}, {"move", "g4"}});
    ASSERT_EQ(told["type"], "explained") << told;
    ASSERT_FALSE(told["refutation"].is_null());
    EXPECT_EQ(told["refutation"]["move"]["text"], "Qh4#");
    EXPECT_EQ(told["refutation"]["score"], Json({{"win", -1}})) << "White's side";
    EXPECT_FALSE(told["missed"].is_null());
    auto const mate = claim(told["refutation"], "mateIn1");
    ASSERT_FALSE(mate.is_null());
    auto const& proof = told["proofs"][mate["proof"].get<std::size_t>()];
    EXPECT_EQ(proof["side"], "black");
    EXPECT_EQ(proof["root"]["leaf"], "won");
}

TEST_F(ExplainTest, AQuietMoveTellsWhatItStops) {
    // The king is shut in on its back rank, and makes room.
    auto const told =
        explained({{"game", "chess"}, {"start", "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1"}, {"move", "h6"}});
    ASSERT_EQ(told["type"], "explained") << told;
    ASSERT_FALSE(told["stops"].is_null());
    EXPECT_EQ(told["stops"]["move"]["text"], "Ra8#");
    auto const& proof = told["proofs"][told["stops"]["proof"].get<std::size_t>()];
    EXPECT_EQ(proof["side"], "white");
    EXPECT_EQ(proof["root"]["leaf"], "won");
    auto const state =
        (*engine::game_named("chess"))->from_fen(proof["fen"].get<std::string>())->state->clone();
    expect_replayed(proof["root"], *state, true);
}

TEST_F(ExplainTest, EveryGameIsExplainedFromItsFirstPosition) {
    for (auto const* game : engine::all_games()) {
        auto const told = explained({{"game", game->name()}, {"nodes", 300}});
        EXPECT_EQ(told["type"], "explained") << game->name() << told;
    }
}

TEST_F(ExplainTest, ProofsOfDraughtsAreReplayed) {
    auto const fen = "W:W18,22,23:B9,10,14";
    auto const game = *engine::game_named("draughts-english");
    auto const start = game->from_fen(fen)->state->clone();
    int proofs = 0;
    for (auto const& move : start->legal_moves()) {
        auto const told = explained({{"game", "draughts-english"}, {"start", fen}, {"move", move.text}});
        ASSERT_EQ(told["type"], "explained") << told;
        for (auto const& proof : told["proofs"]) {
            auto const state = game->from_fen(proof["fen"].get<std::string>())->state->clone();
            expect_replayed(proof["root"], *state, true);
            ++proofs;
        }
    }
    EXPECT_GT(proofs, 0);
}

TEST_F(ExplainTest, RefusesWhatCannotBeExplained) {
    auto const refused = [&](Json const& message) { return explained(message)["error"]; };
    EXPECT_EQ(refused({{"game", "chess"}, {"move", "e5"}})["code"], "illegal_move");
    EXPECT_EQ(refused({{"game", "chess"}, {"move", "e5"}})["where"], "move");
    EXPECT_EQ(refused({{"game", "chess"}, {"moves", {"e4", "e4"}}})["where"], "moves[1]");
    EXPECT_EQ(refused({{"game", "go"}})["code"], "unknown_game");
    EXPECT_EQ(refused({{"game", "chess"}, {"start", "8/8"}})["code"], "bad_position");
    EXPECT_EQ(refused({{"game", "chess"}, {"moves", {"f3", "e5", "g4", "Qh4#"}}})["code"], "game_over");
    for (auto const* const broken :
         {R"({"type":"explain","request":9})", R"({"type":"explain","request":9,"game":"chess","nodes":1})",
          R"({"type":"explain","request":9,"game":"chess","depth":3})",
          R"({"type":"explain","request":-1,"game":"chess"})", R"({"type":"stop","only":"hints"})"}) {
        stream_->heed(broken);
        EXPECT_EQ(page_.next("error")["error"]["code"], "bad_request") << broken;
    }
}

TEST_F(ExplainTest, AskingAgainOrStoppingEndsTheOneBefore) {
    // There is one searching thread: what is not ended would keep the next waiting for a long time.
    say({{"game", "chess"}, {"nodes", 1'000'000}});
    stream_->heed(R"({"type":"stop","only":"explanation"})");
    say({{"game", "chess"}, {"nodes", 1'000'000}});
    auto const told = explained({{"game", "knights"}, {"nodes", 300}});
    EXPECT_EQ(told["request"], 3) << told;
    EXPECT_TRUE(page_.next("explained", milliseconds{50}).is_null());
}

TEST_F(ExplainTest, SpeaksTheLanguageOfThePage) {
    Page page;
    auto const stream = api().connect(core::Language::spanish, page.sender());
    stream->heed(
        Json{{"type", "explain"}, {"request", 1}, {"game", "chess"}, {"start", forked}, {"move", "Nf6"}}
            .dump());
    auto const told = page.next("explained");
    EXPECT_NE(claim(told["about"], "fork").value("text", "").find("caballo"), std::string::npos) << told;
}

TEST_F(ExplainTest, ShowsTheRuleBehindAClaim) {
    auto const response = ask(Method::get, "/api/v1/explain/rule?game=chess&name=move_creates_fork");
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(against_schema(response.body, "Rule"), "");
    auto const rule = Json::parse(response.body);
    EXPECT_EQ(rule["file"], "kb/chess/fork.pl");
    EXPECT_EQ(rule["line"], 3) << "the comment over it";
    EXPECT_NE(rule.value("text", "").find("move_creates_fork("), std::string::npos);
    EXPECT_EQ(get("/explain/rule?game=damas&name=move_creates_shot")["file"], "kb/draughts/shot.pl");
    EXPECT_EQ(get("/explain/rule?game=knights&name=move_creates_fork")["file"], "kb/knights/fork.pl");
    expect_refused(ask(Method::get, "/api/v1/explain/rule?game=chess&name=move_creates_shot"), 404,
                   "not_found");
    expect_refused(ask(Method::get, "/api/v1/explain/rule?game=chess&name=move_creates"), 404, "not_found");
    expect_refused(ask(Method::get, "/api/v1/explain/rule?game=chess"), 404, "not_found");
    expect_refused(ask(Method::get, "/api/v1/explain/rule?game=go&name=move_creates_fork"), 400,
                   "unknown_game");
    expect_refused(ask(Method::post, "/api/v1/explain/rule?game=chess&name=fork"), 405, "method_not_allowed");
    expect_refused(ask(Method::get, "/api/v1/explain"), 404, "not_found");
}

TEST_F(ExplainTest, TheTermsMakeUpTheEvaluation) {
    auto const response = post("/evaluation", {{"game", "chess"}, {"moves", {"e4", "d5", "exd5"}}});
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(against_schema(response.body, "Evaluation"), "");
    auto const told = Json::parse(response.body);
    int sum = told["ending"].get<int>() + told["turn"].get<int>();
    int largest = 0;
    for (auto const& term : told["terms"]) {
        EXPECT_EQ(term["total"], term["white"].get<int>() - term["black"].get<int>());
        sum += term["total"].get<int>();
        largest = std::max(largest, term["total"].get<int>());
    }
    EXPECT_GT(largest, 50) << "a pawn more";
    EXPECT_NEAR(sum, told["value"].get<int>(), static_cast<int>(told["terms"].size())) << "but for rounding";
    for (auto const* game : engine::all_games())
        EXPECT_EQ(post("/evaluation", {{"game", game->name()}}).status, 200) << game->name();
    expect_refused(post("/evaluation", {{"game", "chess"}, {"moves", {"e5"}}}), 400, "illegal_move");
    expect_refused(post("/evaluation", {{"game", "chess"}, {"depth", 1}}), 400, "bad_request");
    expect_refused(ask(Method::get, "/api/v1/evaluation"), 405, "method_not_allowed");
}
