// Puzzles found in saved games, over the stream.
#include "tests/services/server/with_api.hpp"

#include <gtest/gtest.h>

namespace {

using tests::Json;

class TrainMiningTest : public tests::WithApi {
  protected:
    void save(std::vector<std::string> const& moves) {
        EXPECT_EQ(
            post("/games", {{"game", "chess"},
                            {"players", {{"white", {{"kind", "human"}}}, {"black", {{"kind", "human"}}}}},
                            {"moves", moves}})
                .status,
            201);
    }
    Json next() { return Json::parse(post("/train/next", {{"source", "own"}}).body)["puzzle"]; }
};

} // namespace

// Black runs into the scholar's mate; nothing but the mate wins so much.
TEST_F(TrainMiningTest, FindsPuzzlesInSavedGamesOnce) {
    save({"e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"});
    tests::Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    auto const mined = [&](int request) {
        Json const message = {{"type", "mine"}, {"request", request}};
        EXPECT_EQ(tests::against_schema(message, "ClientMessage"), "");
        stream->heed(message.dump());
        return page.next_that(
            [&](Json const& news) { return news["type"] == "mining" && news["finished"] == true; },
            std::chrono::milliseconds{120'000});
    };
    auto const first = mined(1);
    ASSERT_FALSE(first.is_null());
    EXPECT_EQ(first["games"], 1);
    ASSERT_EQ(first["found"], 1);
    auto const puzzle = next();
    EXPECT_EQ(puzzle["opponent"]["text"], "Nf6");
    auto const answer = post("/train/sittings/" + puzzle["sitting"].get<std::string>() + "/moves",
                             {{"move", "Qxf7#"}, {"ply", 1}});
    EXPECT_EQ(Json::parse(answer.body)["verdict"], "solved") << answer.body;
    EXPECT_EQ(mined(2)["games"], 0) << "it was looked through";
    stream->leave();
    restart();
    EXPECT_FALSE(next().is_null());
}

TEST_F(TrainMiningTest, StopsLookingForPuzzlesWhenTold) {
    save({"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5"});
    tests::Page page;
    auto const stream = api().connect(core::Language::english, page.sender());
    stream->heed(R"({"type":"mine","request":1})");
    ASSERT_EQ(page.next("mining")["done"], 0);
    stream->heed(R"({"type":"stop"})");
    EXPECT_TRUE(page.next("mining", std::chrono::milliseconds{1500}).is_null());
    stream->heed(R"({"type":"mine","request":2})");
    EXPECT_EQ(page.next("mining")["games"], 1) << "it was not noted as looked through";
    stream->heed(R"({"type":"mine","request":3,"games":[]})");
    EXPECT_EQ(page.next("error")["request"], 3);
}
