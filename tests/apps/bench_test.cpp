// damero bench: the same nodes every time.
#include "engine/any_game.hpp"
#include "run_damero.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <sstream>

namespace {

std::vector<nlohmann::json> benched(Words arguments) {
    arguments.insert(arguments.begin(), "bench");
    arguments.emplace_back("--json");
    auto const ran = run_damero(arguments);
    EXPECT_EQ(ran.code, 0) << ran.err;
    std::vector<nlohmann::json> results;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) results.push_back(nlohmann::json::parse(line));
    return results;
}

} // namespace

TEST(BenchCommand, JsonHasThePromisedKeys) {
    auto const results = benched({"--game", "chess", "--depth", "4"});
    ASSERT_EQ(results.size(), 1u);
    auto const& result = results.front();
    EXPECT_EQ(result["game"], "chess");
    EXPECT_EQ(result["depth"], 4);
    EXPECT_EQ(result["positions"], 20);
    EXPECT_GT(result["nodes"], 1000);
    EXPECT_TRUE(result["seconds"].is_number_float());
    EXPECT_GT(result["hash_hits"], 0.0);
}

TEST(BenchCommand, TheSignatureIsTheSameEveryTime) {
    for (auto const* game : {"chess", "knights", "damas"}) {
        auto const first = benched({"--game", game, "--depth", "5"});
        auto const second = benched({"--game", game, "--depth", "5", "--hash", "16", "--threads", "1"});
        EXPECT_EQ(first.at(0)["nodes"], second.at(0)["nodes"]) << game;
    }
}

TEST(BenchCommand, EndsWithTheLineForCommits) {
    std::map<std::string_view, std::uint64_t> nodes;
    auto const results = benched({"--depth", "2"});
    EXPECT_EQ(results.size(), engine::all_games().size());
    for (auto const& result : results)
        nodes[(*engine::game_named(result["game"].get<std::string>()))->info().family] +=
            result["nodes"].get<std::uint64_t>();
    std::string line = "\nBench:";
    for (auto const& [family, count] : nodes) line += fmt::format(" {} {}", family, count);
    auto const ran = run_damero({"bench", "--depth", "2"});
    EXPECT_TRUE(ran.out.ends_with(line + "\n")) << ran.out;
}
