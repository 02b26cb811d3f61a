// The training desk with a clock and a pack of its own: when missed puzzles are due, and all games.
#include "services/server/train/desk.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

using services::GameStore;
using services::server::Json;
using services::server::TrainDesk;

namespace {

constexpr std::int64_t day = 24LL * 60 * 60 * 1000;

class TrainDeskTest : public tests::InFolder {
  protected:
    Json open(std::string const& id) {
        return desk.next({.puzzle = id}, core::Language::english).value()["puzzle"];
    }
    std::string verdict(Json const& puzzle, std::string const& move) {
        auto const answer = desk.move(puzzle["sitting"], move, 1, core::Language::english);
        return answer ? (*answer)["verdict"].get<std::string>() : "refused";
    }
    int due() { return desk.overview().value()["due"]; }

    GameStore store = GameStore::open(folder_).value();
    services::server::Log log{[](std::string_view) {}};
    std::int64_t now = 1'000'000;
    TrainDesk desk{
        store,
        {},
        log,
        [] {
            std::string const back_rank = "6k1/2p2ppp/8/8/8/8/5PPP/R5K1 b - - 0 1";
            std::vector<tactics::Puzzle> pack{
                {.id = "m", .fen = back_rank, .moves = {"c7c6", "a1a8"}, .rating = 900, .themes = {"mate"}},
                {.id = "d",
                 .game = "draughts-english",
                 .fen = "B:W32,31:B1,23",
                 .moves = {"23-27", "31x24"},
                 .rating = 1100,
                 .themes = {"shot"}},
                {.id = "broken", .fen = back_rank, .moves = {"c7c6", "a1h1"}, .rating = 900}};
            for (auto& puzzle : pack) puzzle.collection = "pack";
            return pack;
        },
        [this] { return now; }};
};

} // namespace

TEST_F(TrainDeskTest, MissedPuzzlesAreDueAfterADayAndThenLater) {
    EXPECT_EQ(verdict(open("m"), "Rb1"), "wrong");
    EXPECT_EQ(due(), 0);
    now += day;
    EXPECT_EQ(due(), 1);
    EXPECT_EQ(verdict(open("m"), "Ra8"), "solved");
    EXPECT_EQ(due(), 0);
    now += 2 * day;
    EXPECT_EQ(due(), 0);
    now += day;
    EXPECT_EQ(due(), 1);
    EXPECT_EQ(verdict(open("m"), "Rb1"), "wrong");
    now += day;
    EXPECT_EQ(due(), 1) << "from the beginning";
}

TEST_F(TrainDeskTest, SolvedAfterEveryWaitItIsLearnt) {
    EXPECT_EQ(verdict(open("m"), "Rb1"), "wrong");
    for (int const days : {1, 3, 7, 16, 35}) {
        now += days * day;
        ASSERT_EQ(due(), 1) << days;
        EXPECT_EQ(verdict(open("m"), "Ra8"), "solved");
    }
    EXPECT_EQ(desk.overview().value()["waiting"], 0);
}

TEST_F(TrainDeskTest, FamiliesHaveRatingsOfTheirOwn) {
    EXPECT_EQ(verdict(open("d"), "31x24"), "solved");
    auto const ratings = desk.overview().value()["ratings"];
    for (auto const& rating : ratings) {
        if (rating["family"] == "draughts") {
            EXPECT_GT(rating["rating"], 1500);
        } else {
            EXPECT_EQ(rating["rating"], 1500) << rating["family"];
        }
    }
}

TEST_F(TrainDeskTest, APuzzleThatCannotBePlayedIsRefused) {
    EXPECT_FALSE(desk.next({.puzzle = "broken"}, core::Language::english).has_value());
}

TEST_F(TrainDeskTest, OldSittingsGiveWay) {
    auto const first = open("m");
    for (int i = 0; i < 64; ++i) open("m");
    EXPECT_EQ(verdict(first, "Ra8"), "refused");
}
