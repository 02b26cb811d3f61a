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
    // Whether it is there without any progress.
    bool is_there(std::string const& id, int nodes = 500, core::Language language = core::Language::english) {
        Page page;
        auto const stream = api().connect(language, page.sender());
        stream->heed(Json{{"type", "review"}, {"request", 1}, {"game", id}, {"nodes", nodes}}.dump());
        auto const first = page.next_that([](Json const&) { return true; });
        if (first["type"] == "reviewing") page.next("reviewed");
        return first["type"] == "reviewed";
    }
    void review_once(std::string const& id, int nodes = 500) {
        Page page;
        auto const stream = api().connect(core::Language::english, page.sender());
        EXPECT_EQ(reviewed(page, *stream, id, nodes)["type"], "reviewed");
    }
    // The mark of a game in the list.
    bool is_marked(std::string const& id, core::Language language = core::Language::english) {
        auto const list = ask(Method::get, "/api/v1/games", {}, language).body;
        EXPECT_EQ(against_schema(list, "GameList"), "");
        auto const parsed = Json::parse(list);
        for (auto const& game : parsed["games"])
            if (game["id"] == id) return game.value("reviewed", false);
        return false;
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

TEST_F(ServedReviewTest, IsThereAfterARestart) {
    auto const id = foolish();
    EXPECT_FALSE(is_marked(id));
    Json first;
    {
        Page page;
        auto const stream = api().connect(core::Language::english, page.sender());
        first = reviewed(page, *stream, id)["review"];
    }
    auto const path = "/api/v1/games/" + id + "/export?reviewed=1";
    auto const record = ask(Method::get, path).body;
    restart();
    EXPECT_TRUE(is_marked(id));
    EXPECT_FALSE(is_marked(id, core::Language::spanish));
    EXPECT_TRUE(is_there(id));
    Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    EXPECT_EQ(reviewed(page, *stream, id)["review"], first) << "to the letter";
    EXPECT_EQ(ask(Method::get, path).body, record);
    EXPECT_FALSE(is_there(id, 500, core::Language::spanish)) << "its sentences are English";
}

TEST_F(ServedReviewTest, IsMadeAnewByAnotherEngineOrEvaluation) {
    auto const id = foolish();
    for (auto const part : {&services::ReviewMaker::engine, &services::ReviewMaker::evaluation}) {
        review_once(id);
        EXPECT_TRUE(is_marked(id));
        services::ReviewStore store(*store_, {10, 1u << 20u});
        auto review = store.find(id, "en").value().value();
        EXPECT_EQ((review.maker.*part).size(), 16u);
        review.maker.*part = "another";
        ASSERT_TRUE(store.put(review).value());
        EXPECT_FALSE(is_marked(id));
        expect_refused(ask(Method::get, "/api/v1/games/" + id + "/export?reviewed=1"), 404, "not_found");
        EXPECT_FALSE(is_there(id));
        EXPECT_TRUE(is_there(id));
    }
}

TEST_F(ServedReviewTest, IsMadeAnewWhenAnythingItRestsOnDiffers) {
    auto const id = create("chess", "human", "human", {{"moves", {"f3", "e5", "g4"}}});
    auto const path = "/games/" + id;
    review_once(id);
    EXPECT_FALSE(is_there(id, 600)) << "other nodes";
    EXPECT_TRUE(is_there(id, 600));
    version_ = "newer";
    restart();
    EXPECT_FALSE(is_marked(id));
    expect_refused(ask(Method::get, "/api/v1" + path + "/export?reviewed=1"), 404, "not_found");
    EXPECT_FALSE(is_there(id, 600)) << "another version";
    EXPECT_TRUE(is_there(id, 600));
    EXPECT_EQ(post(path + "/takeback", {{"ply", 2}}).status, 200);
    EXPECT_FALSE(is_marked(id));
    EXPECT_EQ(move(id, "g3", 2).status, 200);
    EXPECT_FALSE(is_there(id, 600)) << "as many moves, and others";
    EXPECT_EQ(post(path + "/draw", {{"side", "white"}, {"action", "offer"}}).status, 200);
    EXPECT_TRUE(is_there(id, 600)) << "an offer is not what is reviewed";
    EXPECT_EQ(post(path + "/resign", {{"side", "white"}}).status, 200);
    EXPECT_FALSE(is_there(id, 600)) << "how it ended stands in the record";
    EXPECT_TRUE(is_marked(id));
}

TEST_F(ServedReviewTest, GoesWithItsGame) {
    auto const id = foolish();
    auto const other = foolish();
    review_once(id);
    review_once(other);
    EXPECT_EQ(ask(Method::remove, "/api/v1/games/" + id).status, 204);
    restart();
    EXPECT_FALSE(services::ReviewStore(services::GameStore::open(folder_).value(), {1, 1 << 20})
                     .find(id, "en")
                     .value()
                     .has_value());
    EXPECT_TRUE(is_there(other));
}

TEST_F(ServedReviewTest, OfAGameThatChangedMeanwhileIsToldAndNotKept) {
    auto const id = create("chess", "human", "human", {{"moves", {"e4", "e5", "Nf3", "Nc6", "Bc4"}}});
    Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    stream->heed(Json{{"type", "review"}, {"request", 1}, {"game", id}, {"nodes", 50'000}}.dump());
    page.next("reviewing");
    EXPECT_EQ(move(id, "Nf6", 5).status, 200);
    auto const told = page.next("reviewed", milliseconds{60'000});
    EXPECT_EQ(told["review"]["moves"].size(), 5u);
    EXPECT_FALSE(is_marked(id));
    EXPECT_FALSE(is_there(id, 500));
}

TEST_F(ServedReviewTest, InterruptedBeginsAgainWithoutHarm) {
    auto const id = foolish();
    auto const same = foolish();
    {
        Page page;
        auto const stream = api().connect(core::Language::english, page.sender());
        stream->heed(Json{{"type", "review"}, {"request", 1}, {"game", id}, {"nodes", 100'000}}.dump());
        page.next("reviewing");
        api_->stop();
    }
    restart();
    EXPECT_FALSE(is_marked(id)) << "half a review is none";
    Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    auto const review = reviewed(page, *stream, id)["review"];
    EXPECT_EQ(review.size(), 3u);
    EXPECT_EQ(review, reviewed(page, *stream, same)["review"]) << "as if nothing had been there before";
}

TEST_F(ServedReviewTest, TheOldestMakeRoom) {
    limits_.reviews = 2;
    std::vector<std::string> const ids = {foolish(), foolish(), foolish()};
    for (auto const& id : ids) review_once(id, 200);
    EXPECT_FALSE(is_marked(ids[0]));
    EXPECT_TRUE(is_marked(ids[1]) && is_marked(ids[2]));
    EXPECT_FALSE(is_there(ids[0], 200));
}

TEST_F(ServedReviewTest, DamagedIsMadeAgain) {
    auto const id = foolish();
    review_once(id);
    {
        auto kept = services::ReviewStore(*store_, {10, 1 << 20}).find(id, "en").value().value();
        kept.review = "{\"moves\":";
        ASSERT_TRUE(services::ReviewStore(*store_, {10, 1 << 20}).put(kept).value());
    }
    EXPECT_FALSE(is_there(id));
    EXPECT_TRUE(is_there(id));
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
