// A whole game reviewed for a page: progress, judgements, what is kept, what is refused, and that it ends when nobody waits.
#include "tests/services/server/with_api.hpp"

using namespace tests;
using std::chrono::milliseconds;

namespace {

class ServedReviewTest : public WithApi {
  protected:
    Json reviewed(Page& page, services::server::StreamPeer& stream, std::string const& id, int nodes = 500) {
        Json const message = {{"type", "review"}, {"request", ++request_}, {"game", id}, {"nodes", nodes}};
        EXPECT_EQ(against_schema(message, "ClientMessage"), "");
        stream.heed(message.dump());
        return page.next_that([](Json const& each) { return each["type"] != "reviewing"; });
    }
    std::string foolish() {
        return create("chess", "human", "human", {{"moves", {"f3", "e5", "g4", "Qh4#"}}});
    }

    int request_ = 0;
};

} // namespace

TEST_F(ServedReviewTest, JudgesEveryMoveAndSumsUp) {
    Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    auto const told = reviewed(page, *stream, foolish());
    ASSERT_EQ(told["type"], "reviewed") << told;
    auto const& review = told["review"];
    ASSERT_EQ(review["moves"].size(), 4u);
    auto const& blunder = review["moves"][2];
    EXPECT_EQ(blunder["side"], "white");
    EXPECT_EQ(blunder["judgement"], "blunder");
    EXPECT_EQ(blunder["refutation"]["moves"][0]["text"], "Qh4#");
    EXPECT_EQ(blunder["score"], Json({{"win", -1}})) << "White's side";
    EXPECT_FALSE(blunder["missed"].is_null());
    EXPECT_EQ(review["white"]["blunders"], 1);
    EXPECT_EQ(review["black"]["blunders"], 0);
    EXPECT_LT(review["white"]["accuracyPermille"], review["black"]["accuracyPermille"]);
}

TEST_F(ServedReviewTest, TellsHowFarItIs) {
    auto const id = foolish();
    Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    stream->heed(Json{{"type", "review"}, {"request", 1}, {"game", id}, {"nodes", 200}}.dump());
    auto const progress = page.next_that([](Json const& each) { return each["done"] == each["all"]; });
    EXPECT_EQ(progress["type"], "reviewing");
    EXPECT_EQ(progress["all"], 4);
}

TEST_F(ServedReviewTest, IsWrittenIntoTheExportedGame) {
    auto const id = foolish();
    auto const path = "/api/v1/games/" + id + "/export?reviewed=1";
    expect_refused(ask(Method::get, path), 404, "not_found");
    Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    reviewed(page, *stream, id);
    auto const record = ask(Method::get, path);
    EXPECT_EQ(record.status, 200);
    EXPECT_NE(record.body.find("[%eval"), std::string::npos) << record.body;
    EXPECT_NE(record.body.find("Blunder"), std::string::npos) << record.body;
    EXPECT_EQ(ask(Method::get, "/api/v1/games/" + id + "/export").body.find("[%eval"), std::string::npos);
    expect_refused(ask(Method::get, path, {}, core::Language::spanish), 404, "not_found");
}

TEST_F(ServedReviewTest, IsKeptForAsLongAsTheMovesStay) {
    auto const id = create("knights", "human", "human", {{"moves", {"b2c4", "g7f5"}}});
    Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    auto const first = reviewed(page, *stream, id);
    stream->heed(Json{{"type", "review"}, {"request", 7}, {"game", id}, {"nodes", 500}}.dump());
    auto const again = page.next_that([](Json const&) { return true; });
    EXPECT_EQ(again["type"], "reviewed") << "without any progress";
    EXPECT_EQ(again["review"], first["review"]);
    EXPECT_EQ(move(id, "g2f4", 2).status, 200);
    EXPECT_EQ(reviewed(page, *stream, id)["review"]["moves"].size(), 3u);
}

TEST_F(ServedReviewTest, EveryKindOfGame) {
    Page page;
    auto const stream = api().connect(core::Language::spanish, page.sender());
    for (auto const* const game : {"damas", "draughts-international", "draughts-house", "knights"}) {
        auto const id = create(game);
        auto const legal = get("/games/" + id)["position"]["legal"];
        EXPECT_EQ(move(id, legal[0].value("text", ""), 0).status, 200);
        EXPECT_EQ(reviewed(page, *stream, id, 200)["type"], "reviewed") << game;
    }
}

TEST_F(ServedReviewTest, RefusesWhatCannotBeReviewed) {
    Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    EXPECT_EQ(reviewed(page, *stream, "nobody")["error"]["code"], "not_found");
    EXPECT_EQ(reviewed(page, *stream, create("chess"))["error"]["code"], "bad_request") << "no moves";
    for (auto const* const broken :
         {R"({"type":"review","request":1})", R"({"type":"review","request":1,"game":"x","nodes":1})",
          R"({"type":"review","request":1,"game":"x","moves":[]})"}) {
        stream->heed(broken);
        EXPECT_EQ(page.next("error")["error"]["code"], "bad_request") << broken;
    }
}

TEST_F(ServedReviewTest, EndsWhenThePageLeavesOrStopsIt) {
    Json moves = Json::array();
    for (int i = 0; i < 10; ++i)
        for (auto const* const move : {"Nf3", "Nf6", "Ng1", "Ng8"})
            if (moves.size() < 7) moves.push_back(move);
    auto const id = create("chess", "human", "human", {{"moves", moves}});
    Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    {
        Page gone;
        auto const other = api().connect(core::Language::english, gone.sender());
        other->heed(Json{{"type", "review"}, {"request", 1}, {"game", id}, {"nodes", 500'000}}.dump());
    }
    stream->heed(Json{{"type", "review"}, {"request", 1}, {"game", id}, {"nodes", 500'000}}.dump());
    stream->heed(R"({"type":"stop","only":"review"})");
    // They go one after the other: what was not ended would keep this one waiting.
    EXPECT_EQ(reviewed(page, *stream, foolish(), 200)["type"], "reviewed");
    EXPECT_TRUE(page.next("reviewed", milliseconds{50}).is_null());
}
