// Which puzzle comes next.
#include "services/training/shelf.hpp"

#include <gtest/gtest.h>

using services::training::Shelf;
using services::training::Wish;

namespace {

tactics::Puzzle puzzle(std::string id, std::string game, int rating, std::vector<std::string> themes = {},
                       std::string collection = "pack") {
    return {.id = std::move(id),
            .game = std::move(game),
            .fen = "fen",
            .moves = {"a", "b"},
            .rating = rating,
            .themes = std::move(themes),
            .collection = std::move(collection)};
}

class ShelfTest : public testing::Test {
  protected:
    ShelfTest() {
        shelf.add(std::vector{puzzle("low", "chess", 800, {"fork"}), puzzle("middle", "chess", 1500, {"pin"}),
                              puzzle("high", "chess", 2400, {"fork"}),
                              puzzle("shot", "draughts-russian", 1500, {"shot"}, "import")});
    }
    std::string pick(Wish const& wish, double rating = 1500, std::string_view except = {}) {
        auto const picked = shelf.pick(wish, {rating, answered, except}, random);
        return picked ? picked->id : "";
    }

    Shelf shelf;
    std::map<std::string, std::int64_t, std::less<>> answered;
    core::Random random{7};
};

} // namespace

TEST_F(ShelfTest, PicksNearTheRating) {
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(pick({.game = "chess"}, 850), "low");
        EXPECT_EQ(pick({.game = "chess"}, 2350), "high");
    }
}

TEST_F(ShelfTest, HeedsGameFamilyThemeSourceAndRange) {
    EXPECT_EQ(pick({.game = "draughts"}), "shot");
    EXPECT_EQ(pick({.game = "draughts-russian"}), "shot");
    EXPECT_EQ(pick({.game = "draughts-english"}), "");
    EXPECT_EQ(pick({.theme = "pin"}), "middle");
    EXPECT_EQ(pick({.source = "import"}), "shot");
    EXPECT_EQ(pick({.game = "chess", .from = 2000}), "high");
    EXPECT_EQ(pick({.game = "chess", .to = 1000}), "low");
    EXPECT_EQ(pick({.from = 3000, .to = 2000}), "");
}

TEST_F(ShelfTest, PrefersWhatWasNeverAnsweredThenWhatWasLongestAgo) {
    answered = {{"middle", 50}};
    EXPECT_NE(pick({.game = "chess"}), "middle");
    answered = {{"middle", 50}, {"low", 20}, {"high", 90}};
    EXPECT_EQ(pick({.game = "chess"}), "low");
    EXPECT_EQ(pick({.game = "chess"}, 1500, "low"), "middle");
}

TEST_F(ShelfTest, DoesNotRepeatUnlessThereIsNothingElse) {
    for (int i = 0; i < 20; ++i) EXPECT_NE(pick({.theme = "fork"}, 800, "low"), "low");
    EXPECT_EQ(pick({.theme = "pin"}, 1500, "middle"), "middle");
}

TEST_F(ShelfTest, AddsAndRemovesByNameAndSource) {
    shelf.add(std::vector{puzzle("low", "knights", 1)});
    EXPECT_EQ(shelf.find("low")->game, "chess") << "the first of a name stays";
    EXPECT_EQ(shelf.count("pack"), 3u);
    shelf.remove("pack");
    EXPECT_EQ(shelf.find("low"), nullptr);
    EXPECT_EQ(shelf.all().size(), 1u);
}
