// Two hundred games mined by a process that is killed ten times, at moments of chance: the file ends up the same, byte for byte.
#include "core/rng.hpp"
#include "run_damero.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>

namespace {

using Clock = std::chrono::steady_clock;

class MineKilled : public tests::InFolder {};

} // namespace

TEST_F(MineKilled, TenTimesInTwoHundredGames) {
    auto const games = path("games.pgn").string();
    auto const played = run_damero({"match", "--engine", "engine?nodes=20", "--engine", "engine?nodes=40",
                                    "--games", "200", "--seed", "7", "--max-plies", "160", "--pgn", games});
    ASSERT_EQ(played.code, 0) << played.err;
    auto const mine = [&](std::string const& output) {
        return Words{"mine", games, "--nodes", "1500", "--check", "12000", "--threads", "2", "-o", output};
    };
    auto const whole = path("whole.csv").string();
    ASSERT_EQ(run_damero(mine(whole)).code, 0);

    auto const killed = path("killed.csv").string();
    core::Random random(2026);
    auto again = mine(killed);
    again.emplace_back("--resume");
    int kills = 0;
    while (kills < 10 && !std::filesystem::exists(killed)) {
        auto const begin = Clock::now();
        std::chrono::milliseconds const delay{200 + static_cast<int>(random.below(1800))};
        auto const ran = run_damero_until(
            again,
            {SIGKILL, [&] { return Clock::now() - begin > delay || std::filesystem::exists(killed); }});
        kills += ran.code == -1;
    }
    EXPECT_EQ(kills, 10) << "it was done before";
    ASSERT_EQ(run_damero(again).code, 0);
    EXPECT_EQ(tests::contents_of(killed), tests::contents_of(whole));
    EXPECT_GT(tests::contents_of(whole).size(), 1000u);
    EXPECT_FALSE(std::filesystem::exists(killed + ".part"));
    EXPECT_FALSE(std::filesystem::exists(killed + ".journal"));
}
