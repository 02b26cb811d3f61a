// damero perft, for people and for programs.
#include "run_damero.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

TEST(PerftCommand, JsonHasThePromisedKeys) {
    auto const ran = run_damero({"perft", "--game", "knights", "--depth", "4", "--json"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    auto const json = nlohmann::json::parse(ran.out);
    EXPECT_EQ(json["game"], "knights");
    EXPECT_EQ(json["fen"], "nnnnnnnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNNNNN w");
    EXPECT_EQ(json["depth"], 4);
    EXPECT_EQ(json["nodes"], 2794708);
    EXPECT_TRUE(json["seconds"].is_number_float());
    EXPECT_FALSE(json.contains("divide"));
}

TEST(PerftCommand, ThreadsAndDivideCountTheSame) {
    auto const ran = run_damero(
        {"perft", "--game=knights", "--depth=4", "--threads=3", "--divide", "--json", "--lang", "es"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    auto const json = nlohmann::json::parse(ran.out);
    EXPECT_EQ(json["nodes"], 2794708);
    ASSERT_EQ(json["divide"].size(), 40u);
    std::uint64_t sum = 0;
    for (auto const& branch : json["divide"]) sum += branch["nodes"].get<std::uint64_t>();
    EXPECT_EQ(sum, 2794708u);
    EXPECT_TRUE(json["divide"][0]["move"].is_string());
}

TEST(PerftCommand, TextForPeople) {
    auto const english = run_damero({"perft", "--game", "knights", "--depth", "2"});
    EXPECT_TRUE(english.out.starts_with("nodes      1600\nseconds    0.")) << english.out;
    auto const spanish = run_damero({"perft", "--game", "knights", "--depth", "2", "--lang", "es"});
    EXPECT_TRUE(spanish.out.starts_with("nodos      1600\nsegundos   0.")) << spanish.out;
    auto const divided =
        run_damero({"perft", "--game", "knights", "--position", "duel", "--depth", "2", "--divide"});
    EXPECT_TRUE(divided.out.starts_with("h1f2: 2\nh1g3: 2\n\nnodes      4\n")) << divided.out;
}

TEST(PerftCommand, DepthZeroIsOneAndAFinishedGameNone) {
    auto const count = [](Words arguments) {
        Words const frame = {"perft", "--game", "knights", "--json"};
        arguments.insert(arguments.begin(), frame.begin(), frame.end());
        return nlohmann::json::parse(run_damero(arguments).out)["nodes"].get<int>();
    };
    EXPECT_EQ(count({"--depth", "0"}), 1);
    EXPECT_EQ(count({"--depth", "0", "--divide"}), 1);
    EXPECT_EQ(count({"--depth", "3", "--fen", "8/8/8/8/8/8/8/N7 w"}), 0);
    EXPECT_EQ(count({"--depth", "3", "--fen", "8/8/8/8/8/8/8/N7 w", "--divide", "--threads", "4"}), 0);
}
