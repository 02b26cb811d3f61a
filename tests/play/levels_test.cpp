// Levels: each is stronger than the one before in what it does, plays every game, and can be repeated.
#include "play/bots/engine_bot.hpp"
#include "play/bots/levels.hpp"

#include <gtest/gtest.h>

#include <set>

namespace {

engine::AnyGame const& chess() { return **engine::game_named("chess"); }

std::string move_of(play::Bot& bot, engine::AnyState const& state, play::Turn const& turn = {}) {
    auto const choice = bot.choose(state, turn);
    EXPECT_TRUE(choice.has_value());
    return choice ? choice->move.text : "";
}

// In how many of a hundred games a player of this level plays `move`.
int times_played(int level, std::string_view fen, std::string_view move) {
    auto const state = std::move(chess().from_fen(fen)->state);
    auto const bot = play::bot_for_level(level, chess(), {.hash_megabytes = 1});
    int times = 0;
    for (std::uint64_t game = 1; game <= 100; ++game) {
        EXPECT_TRUE(bot->new_game(game).has_value());
        if (move_of(*bot, *state) == move) ++times;
    }
    return times;
}

} // namespace

TEST(Levels, EachIsBetterInEveryWay) {
    for (auto const* game : engine::all_games())
        for (int level = play::weakest_level; level < play::strongest_level; ++level) {
            auto const low = play::strength_of(level, game->name());
            auto const high = play::strength_of(level + 1, game->name());
            EXPECT_LE(low.nodes, high.nodes) << level; // and so none is slower than the next
            EXPECT_LE(low.depth, high.depth) << level;
            EXPECT_GE(low.lines, high.lines) << level;
            EXPECT_GT(low.temperature, high.temperature) << level;
            EXPECT_GE(low.lapses, high.lapses) << level;
            EXPECT_GT(low.blindness, high.blindness) << level;
        }
}

TEST(Levels, TheScaleHasNoSteps) {
    auto const low = play::strength_of(9, "chess");
    auto const middle = play::strength_of(9.5, "chess");
    auto const high = play::strength_of(10, "chess");
    EXPECT_GT(middle.nodes, low.nodes);
    EXPECT_LT(middle.nodes, high.nodes);
    EXPECT_DOUBLE_EQ(middle.lapses, (low.lapses + high.lapses) / 2);
    EXPECT_EQ(play::strength_of(0, "knights"), play::strength_of(1, "knights"));
    EXPECT_EQ(play::strength_of(99, "knights"), play::strength_of(10, "knights"));
    EXPECT_EQ(high.lapses, 0) << "the strongest is the engine as it is";
    EXPECT_EQ(high.temperature, 0);
}

TEST(Levels, PlayEveryGame) {
    for (auto const* game : engine::all_games())
        for (int const level : {1, 4, 8}) {
            auto const bot = play::bot_for_level(level, *game, {.hash_megabytes = 1});
            ASSERT_TRUE(bot->new_game(1).has_value());
            auto const state = game->start();
            for (int ply = 0; ply < 20 && !state->outcome(); ++ply) {
                auto const choice = bot->choose(*state, {});
                ASSERT_TRUE(choice.has_value()) << game->name();
                EXPECT_LE(choice->nodes, play::strength_of(level, game->name()).nodes) << game->name();
                state->play(choice->move);
            }
        }
}

TEST(Levels, KeepToTheTurnsLimits) {
    for (int const level : {1, 5, 10}) {
        auto const bot = play::bot_for_level(level, chess(), {.hash_megabytes = 1});
        auto const choice = bot->choose(*chess().start(), {.limits = {.nodes = 500}});
        ASSERT_TRUE(choice.has_value());
        EXPECT_LE(choice->nodes, 500u) << level;
    }
}

TEST(Levels, TheSameSeedMakesTheSameMistakes) {
    std::set<std::string> openings;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        std::string games[2];
        for (auto& game : games) {
            auto const bot = play::bot_for_level(2, chess(), {.hash_megabytes = 1}, seed);
            ASSERT_TRUE(bot->new_game(3).has_value());
            auto const state = chess().start();
            for (int ply = 0; ply < 6; ++ply) {
                auto const move = bot->choose(*state, {})->move;
                game += move.text + ' ';
                state->play(move);
            }
        }
        EXPECT_EQ(games[0], games[1]) << seed;
        openings.insert(games[0]);
    }
    EXPECT_GT(openings.size(), 4u) << "other seeds, other games";
}

TEST(Levels, TheStrongestPlaysAsTheEngineDoes) {
    auto const bot = play::bot_for_level(play::strongest_level, chess(), {.hash_megabytes = 4});
    play::EngineBot engine(chess(), {.hash_megabytes = 4}, {.nodes = 5000});
    auto const state = chess().start();
    for (int ply = 0; ply < 6; ++ply) {
        auto const move = engine.choose(*state, {})->move;
        EXPECT_EQ(move_of(*bot, *state, {.limits = {.nodes = 5000}}), move.text);
        state->play(move);
    }
}

TEST(Levels, SeeAMateInOneMoreAndMoreOften) {
    constexpr auto mate = "6k1/5ppp/8/8/8/8/2B2PPP/3R2K1 w - - 0 1"; // Rd8 mates
    EXPECT_GE(times_played(1, mate, "Rd8#"), 50);
    EXPECT_GE(times_played(3, mate, "Rd8#"), 75);
    EXPECT_EQ(times_played(10, mate, "Rd8#"), 100);
}

TEST(Levels, MostlyTakeWhatIsFree) {
    constexpr auto free_queen = "6k1/5ppp/8/3q4/4P3/8/5PPP/6K1 w - - 0 1";
    EXPECT_GE(times_played(1, free_queen, "exd5"), 60);
    EXPECT_GE(times_played(4, free_queen, "exd5"), 80);
}

TEST(Levels, AreStoppedLikeAnyBot) {
    std::stop_source stop;
    stop.request_stop();
    for (int const level : {1, 10}) {
        auto const bot = play::bot_for_level(level, chess(), {.hash_megabytes = 1});
        auto const choice = bot->choose(*chess().start(), {.stop = stop.get_token()});
        ASSERT_FALSE(choice.has_value());
        EXPECT_EQ(choice.error().kind, play::FailureKind::stopped);
    }
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
    play::EngineBot bot(chess(), {.hash_megabytes = 1}, {.nodes = 20'000});
    int told = 0;
    play::Turn turn;
    turn.progress = [&](play::Choice const& choice) {
        ++told;
        EXPECT_FALSE(choice.move.text.empty());
    };
    EXPECT_TRUE(bot.choose(*chess().start(), turn).has_value());
    EXPECT_GT(told, 1);
}
