// The score of a match, in whatever order its games end.
#include "play/match/standings.hpp"

#include <gtest/gtest.h>

#include <algorithm>

using core::Colour;
using play::PlayedGame;
using play::Standings;

namespace {

PlayedGame game(int number, int half_points) {
    PlayedGame result{.number = number, .first_colour = play::first_colour_of(number), .course = {}};
    if (half_points == 2) result.course.winner = result.first_colour;
    if (half_points == 0) result.course.winner = ~result.first_colour;
    return result;
}

} // namespace

TEST(Standings, CountsGamesAndPairs) {
    Standings standings;
    int number = 0;
    for (int const half_points : {2, 1, 2, 0, 1, 1, 0}) standings.add(game(++number, half_points));
    auto const tally = standings.tally();
    EXPECT_EQ(tally, (play::Tally{2, 3, 2, {0, 0, 2, 1, 0}}));
    EXPECT_EQ(tally.games(), 7);
    EXPECT_EQ(tally.points(), 3.5);
    EXPECT_EQ(tally.complete_pairs(), 3);
}

TEST(Standings, TheTestDecidesTheSameInAnyOrder) {
    std::vector<PlayedGame> games;
    for (int number = 1; number <= 200; ++number) games.push_back(game(number, number % 5 == 0 ? 1 : 2));
    play::SprtBounds const bounds{.elo0 = 0, .elo1 = 20};
    Standings forwards(bounds);
    for (auto const& each : games) forwards.add(each);
    Standings backwards(bounds);
    std::ranges::reverse(games);
    for (auto const& each : games) backwards.add(each);
    EXPECT_TRUE(forwards.is_decided());
    EXPECT_EQ(forwards.decision(), play::SprtVerdict::elo1);
    EXPECT_EQ(forwards.tally(), backwards.tally());
    EXPECT_LT(forwards.tally().games(), 200);
    EXPECT_EQ(forwards.tally().games() % 2, 0);
    EXPECT_GE(forwards.log_likelihood(), bounds.upper());
}

TEST(Standings, AGapHoldsTheTestBack) {
    Standings standings(play::SprtBounds{.elo0 = 0, .elo1 = 20});
    for (int number = 2; number <= 200; ++number) standings.add(game(number, 2));
    EXPECT_FALSE(standings.is_decided());
    EXPECT_EQ(standings.log_likelihood(), 0);
    standings.add(game(1, 2));
    EXPECT_TRUE(standings.is_decided());
}

TEST(Standings, ConductIsEachBotsOwn) {
    using namespace std::chrono_literals;
    auto played = game(2, 0); // the first bot is Black, and Black loses
    played.course.ending = play::Ending::time;
    played.course.loser = Colour::black;
    played.course.opening_plies = 1;
    for (int ply = 0; ply < 4; ++ply)
        played.course.moves.push_back({.text = "x", .depth = 2 + ply, .nodes = 10, .elapsed = ply * 1ms});
    Standings standings;
    standings.add(played);
    EXPECT_EQ(standings.conduct(0).time_losses, 1);
    EXPECT_EQ(standings.conduct(1).failures(), 0);
    EXPECT_EQ(standings.conduct(0).moves, 2u) << "plies 1 and 3";
    EXPECT_EQ(standings.conduct(1).moves, 1u) << "ply 2; ply 0 is the opening's";
    EXPECT_DOUBLE_EQ(standings.conduct(0).milliseconds_a_move(), 2);
    EXPECT_DOUBLE_EQ(standings.conduct(0).depth(), 4);
    EXPECT_EQ(standings.conduct(0).stalled_moves, 0u);
}
