// Levels: each looks further than the one before, and a turn's own limits hold besides.
#include "play/engine_bot.hpp"
#include "play/levels.hpp"

#include <gtest/gtest.h>

TEST(Levels, LookFurtherAndFurther) {
    for (int level = play::weakest_level; level < play::strongest_level; ++level)
        EXPECT_LT(*play::limits_of_level(level).nodes, *play::limits_of_level(level + 1).nodes);
}

TEST(Levels, PlayEveryGame) {
    for (auto const* game : engine::all_games()) {
        auto const bot = play::bot_for_level(2, *game, {.hash_megabytes = 1});
        ASSERT_TRUE(bot->new_game(1).has_value());
        auto const choice = bot->choose(*game->start(), {});
        ASSERT_TRUE(choice.has_value()) << game->name();
        EXPECT_LE(choice->nodes, *play::limits_of_level(2).nodes);
    }
}

TEST(Levels, KeepToTheTurnsLimits) {
    auto const& chess = **engine::game_named("chess");
    auto const bot = play::bot_for_level(play::strongest_level, chess, {.hash_megabytes = 1});
    auto const choice = bot->choose(*chess.start(), {.limits = {.nodes = 500}});
    EXPECT_LE(choice->nodes, 500u);
}

TEST(JointLimits, AreTheTighterOfEachKind) {
    search::Limits const own{.depth = core::Depth{5}, .nodes = 100};
    search::Limits const turn{.nodes = 50, .move_time = search::Milliseconds{10}};
    auto const joint = play::joint_limits(own, turn);
    EXPECT_EQ(joint.depth, core::Depth{5});
    EXPECT_EQ(joint.nodes, 50u);
    EXPECT_EQ(joint.move_time, search::Milliseconds{10});
    EXPECT_TRUE(play::joint_limits({}, {}).is_bounded());
}

TEST(EngineBot, TellsWhatItWouldPlay) {
    auto const& chess = **engine::game_named("chess");
    play::EngineBot bot(chess, {.hash_megabytes = 1}, {.nodes = 20'000});
    int told = 0;
    play::Turn turn;
    turn.progress = [&](play::Choice const& choice) {
        ++told;
        EXPECT_FALSE(choice.move.text.empty());
    };
    EXPECT_TRUE(bot.choose(*chess.start(), turn).has_value());
    EXPECT_GT(told, 1);
}
