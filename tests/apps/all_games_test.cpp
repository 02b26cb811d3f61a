// Every game from the command line: counted, played to its end by bots, and typed in its own notation.
#include "engine/any_game.hpp"
#include "run_damero.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace {

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

class EveryGame : public testing::TestWithParam<std::string> {};

std::uint64_t nodes(Words arguments) {
    arguments.insert(arguments.begin(), {"perft", "--json"});
    auto const ran = run_damero(arguments);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return nlohmann::json::parse(ran.out)["nodes"].get<std::uint64_t>();
}

std::vector<std::string> names_of_games() {
    std::vector<std::string> names = {"damas"}; // by another name
    for (auto const* const game : engine::all_games()) names.emplace_back(game->name());
    return names;
}

} // namespace

TEST_P(EveryGame, CountsTheSameOnAnyNumberOfThreads) {
    auto const alone = nodes({"--game", GetParam(), "--depth", "4"});
    EXPECT_GT(alone, 0u);
    EXPECT_EQ(nodes({"--game", GetParam(), "--depth", "4", "--threads", "3"}), alone);
    EXPECT_EQ(nodes({"--game", GetParam(), "--depth", "4", "--divide"}), alone);
}

TEST_P(EveryGame, BotsPlayItToItsEnd) {
    auto const ran =
        run_damero({"play", "--game", GetParam(), "--white", "random?seed=3", "--black", "random?seed=4"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(holds(ran.out, " wins: ") || holds(ran.out, "Draw: "));
}

INSTANTIATE_TEST_SUITE_P(AllGames, EveryGame, testing::ValuesIn(names_of_games()), [](auto const& game) {
    auto name = game.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(AllGames, ChessIsTheGameUnlessTold) {
    EXPECT_EQ(nodes({"--depth", "4"}), 197281u);
    EXPECT_EQ(nodes({"--depth", "3", "--position", "kiwipete"}), 97862u);
    EXPECT_EQ(nodes({"--game", "draughts-international", "--position", "woldouby", "--depth", "5"}), 215u);
}

TEST(AllGames, AForgivenFenIsWarnedOfOnce) {
    auto const ran =
        run_damero({"perft", "--depth", "1", "--json", "--fen", "4k3/8/8/8/8/8/8/4K3 w K - 0 1"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(ran.err.starts_with("damero: --fen: warning: ")) << ran.err;
    EXPECT_TRUE(nlohmann::json::accept(ran.out));
}

TEST(AllGames, DraughtsIsTypedByNumbersOrPlaces) {
    for (std::string const typed : {"32-28", "32 28", "4 7 5 6"}) {
        auto const ran = run_damero({"play", "--game", "draughts-international"}, typed + "\n");
        EXPECT_TRUE(holds(ran.out, "White plays 32-28.")) << typed << ran.out;
    }
}

TEST(AllGames, ChessIsTypedInItsNotationBySquaresOrPlaces) {
    for (std::string const typed : {"e4", "e2e4", "e2 e4", "5 7 5 5"}) {
        auto const ran = run_damero({"play"}, typed + "\n");
        EXPECT_TRUE(holds(ran.out, "White plays e4.")) << typed << ran.out;
    }
}
