// Games that are too long: answers stay small, and what was left out is said.
#include "services/store/game_store.hpp"
#include "tests/services/server/with_api.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <stdexcept>

using services::server::longest_game;
using tests::Json;

namespace {

constexpr std::size_t largest_answer = std::size_t{1} << 20; // bytes

// Knights that go out and back, four plies at a time.
std::string shuffled(int plies) {
    std::string text;
    for (int ply = 0; ply < plies; ply += 4) text += "Nf3 Nf6 Ng1 Ng8\n";
    return text;
}

// A game of chess that goes on for so many plies: the knights wander, and a pawn moves now and then, so that neither a repetition
// nor the rule of seventy-five moves ends it.
std::vector<std::string> wandering(int plies) {
    auto const state = (*engine::game_named("chess"))->start();
    std::mt19937 random(1);
    std::vector<std::string> played;
    while (static_cast<int>(played.size()) < plies) {
        bool const wants_pawn = played.size() % 99 == 98;
        auto moves = state->legal_moves();
        std::ranges::shuffle(moves, random);
        std::ranges::stable_sort(moves, std::less{}, [&](engine::LegalMove const& move) {
            bool const is_pawn = move.text.front() >= 'a' && move.text.front() <= 'h';
            if (!move.squares.captured.empty()) return 3;
            return is_pawn == wants_pawn ? (is_pawn || move.text.front() == 'N' ? 0 : 1) : 2;
        });
        bool const went_on = std::ranges::any_of(moves, [&](engine::LegalMove const& move) {
            state->play(move);
            played.push_back(move.text);
            if (!state->outcome()) return true;
            played.pop_back();
            state->undo();
            return false;
        });
        if (!went_on) throw std::runtime_error("every move ends the game");
    }
    return played;
}

class BoundsTest : public tests::WithApi {
  protected:
    Json imported(std::string const& text) {
        auto const response = post("/import", {{"text", text}});
        EXPECT_EQ(response.status, 200) << response.body.substr(0, 300);
        EXPECT_LT(response.body.size(), largest_answer);
        EXPECT_EQ(tests::against_schema(response.body, "Imported"), "");
        return Json::parse(response.body);
    }
};

} // namespace

TEST_F(BoundsTest, AnImportedGameIsCutAndThatIsSaid) {
    auto const answer = imported("[White \"A\"]\n\n" + shuffled(160'000) + "1-0\n");
    ASSERT_EQ(answer["games"].size(), 1u);
    EXPECT_EQ(answer["games"][0]["plies"], longest_game);
    EXPECT_EQ(answer["games"][0]["outcome"]["reason"], "fivefold") << answer["games"][0]["outcome"];
    ASSERT_EQ(answer["errors"].size(), 2u) << answer["errors"];
    EXPECT_EQ(answer["errors"][0]["message"],
              "move 9: the game had ended here (the position occurred five times); the "
              "moves that follow were taken all the same");
    EXPECT_EQ(answer["errors"][0]["line"], 7);
    EXPECT_EQ(answer["errors"][1]["message"], "the game has 160000 plies; only the first 2000 were taken");
    auto const id = answer["games"][0].value("id", "");
    EXPECT_LT(ask(Method::get, "/api/v1/games/" + id).body.size(), largest_answer);
    EXPECT_LT(ask(Method::get, "/api/v1/games/" + id + "/export").body.size(), largest_answer);
}

TEST_F(BoundsTest, AGameThatEndsWithItsDrawSaysNothing) {
    auto const answer = imported(shuffled(16) + "1/2-1/2\n");
    EXPECT_EQ(answer["errors"].size(), 0u) << answer["errors"];
    EXPECT_EQ(answer["games"][0]["outcome"]["winner"], nullptr);
}

TEST_F(BoundsTest, AVariationIsNoLongerThanAGame) {
    auto const answer = imported("1. e4 (1. d4 d5\n" + shuffled(3000) + ") e5 *\n");
    ASSERT_EQ(answer["games"].size(), 1u);
    auto const id = answer["games"][0].value("id", "");
    EXPECT_LT(ask(Method::get, "/api/v1/games/" + id + "/variations").body.size(), largest_answer);
}

TEST_F(BoundsTest, ProblemsAreCountedWhenThereAreMany) {
    std::string text = "1. e4";
    for (int i = 0; i < 5000; ++i) text += " (1. Ke" + std::to_string(i % 8 + 1) + ")";
    auto const answer = imported(text + " e5 *\n");
    ASSERT_EQ(answer["errors"].size(), 201u);
    EXPECT_EQ(answer["errors"][200]["message"], "4800 more problems were found");
}

TEST_F(BoundsTest, AGameThatIsPlayedEndsAtTheGreatestLength) {
    auto const played = wandering(longest_game);
    auto const id =
        create("chess", "human", "human", {{"moves", std::vector(played.begin(), played.end() - 1)}});
    EXPECT_EQ(get("/games/" + id)["outcome"], nullptr);
    auto const last = Json::parse(
        post("/games/" + id + "/moves", {{"move", played.back()}, {"ply", longest_game - 1}}).body);
    EXPECT_EQ(last["outcome"]["winner"], nullptr);
    EXPECT_EQ(last["outcome"]["text"], "the game reached the greatest length") << last["outcome"];
    EXPECT_EQ(post("/games/" + id + "/takeback", {{"ply", longest_game - 1}}).status, 200);
    EXPECT_EQ(get("/games/" + id)["outcome"], nullptr);
}

// Earlier versions kept games of any length.
TEST_F(BoundsTest, ALongGameOfAnEarlierVersionIsShownAsFarAsGamesGo) {
    auto const id = create("chess", "human", "human", {{"moves", {"Nf3", "Nf6", "Ng1", "Ng8"}}});
    restart();
    {
        auto store = services::GameStore::open(folder_).value();
        auto game = store.find(id).value().value();
        std::vector<services::StoredMove> more;
        for (int i = 0; i < 1000; ++i)
            for (auto const* const text : {"Nf3", "Nf6", "Ng1", "Ng8"}) more.push_back({text});
        game.plies = 4004;
        ASSERT_TRUE(store.update(game, 4, more));
    }
    EXPECT_EQ(get("/games/" + id)["moves"].size(), std::size_t{longest_game});
    EXPECT_EQ(get("/games?limit=5")["games"][0]["plies"], 4004);
}
