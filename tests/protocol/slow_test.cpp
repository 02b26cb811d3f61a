// What takes too long for every day: ten thousand lines at random, and what is only told after a while.
#include "engine/any_engine.hpp"
#include "tests/protocol/conversation.hpp"
#include "tests/protocol/hub_conversation.hpp"
#include "tests/protocol/hub_random_lines.hpp"
#include "tests/protocol/random_lines.hpp"

#include <gtest/gtest.h>

#include <algorithm>

TEST(UciSlow, TenThousandRandomLines) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        tests::survive_random_lines((*engine::game_named("chess"))->engine({}), seed, 10'000);
}

TEST(UciSlow, TenThousandRandomLinesWithTwoThreads) {
    engine::EngineOptions options;
    options.threads = 2;
    tests::survive_random_lines((*engine::game_named("chess"))->engine(options), 4, 10'000);
}

TEST(UciSlow, TellsTheMoveItLooksAtAfterAWhile) {
    tests::Conversation talk((*engine::game_named("chess"))->engine({}));
    auto const lines = talk.search("go movetime 6000");
    auto const line = tests::last_of(lines, "info depth");
    EXPECT_TRUE(std::ranges::any_of(lines, [](std::string const& said) {
        return !tests::word_after(said, "currmove").empty() &&
               tests::number_after(said, "currmovenumber") >= 1;
    })) << line;
}

TEST(UciSlow, NoMateFromTheStartIsGivenUp) {
    tests::Conversation talk((*engine::game_named("chess"))->engine({}));
    auto const lines = talk.search("go mate 2");
    EXPECT_EQ(tests::last_of(lines, "info string"), "info string no mate in 2 was found within the bound");
}

TEST(HubSlow, TenThousandRandomLines) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        tests::survive_random_hub_lines(tests::real_engines(), seed, 10'000);
}

TEST(HubSlow, TenThousandRandomLinesWithTwoThreads) {
    auto const two_threads = [](engine::AnyGame const& game, engine::EngineOptions options) {
        options.threads = 2;
        options.hash_megabytes = 2;
        return game.engine(options);
    };
    tests::survive_random_hub_lines(two_threads, 4, 10'000);
}
