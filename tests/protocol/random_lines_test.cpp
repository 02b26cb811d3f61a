// Fifteen hundred lines at random, for every day; ten thousand are in slow_test.cpp.
#include "engine/any_engine.hpp"
#include "tests/protocol/fake_engine.hpp"
#include "tests/protocol/hub_conversation.hpp"
#include "tests/protocol/hub_random_lines.hpp"
#include "tests/protocol/random_lines.hpp"

#include <gtest/gtest.h>

TEST(UciRandomLines, WithAnEngineThatThinksNothing) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        tests::survive_random_lines(std::make_unique<tests::FakeEngine>(), seed, 1500);
}

TEST(UciRandomLines, WithTheRealEngine) {
    tests::survive_random_lines((*engine::game_named("chess"))->engine({}), 77, 1500);
}

TEST(HubRandomLines, WithEnginesThatThinkNothing) {
    auto const fake = [](engine::AnyGame const&, engine::EngineOptions const&) {
        return std::make_unique<tests::FakeEngine>();
    };
    for (std::uint64_t seed = 1; seed <= 5; ++seed) tests::survive_random_hub_lines(fake, seed, 1500);
}

TEST(HubRandomLines, WithTheRealEngines) { tests::survive_random_hub_lines(tests::real_engines(), 77, 1500); }
