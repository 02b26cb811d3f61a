// damero analyse, for people and for programs, in every game.
#include "engine/any_game.hpp"
#include "run_damero.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <csignal>

namespace {

bool holds(std::string const& text, std::string_view part) { return text.find(part) != std::string::npos; }

constexpr auto back_rank = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 23";

nlohmann::json json_of(Words arguments) {
    arguments.insert(arguments.begin(), "analyse");
    arguments.emplace_back("--json");
    auto const ran = run_damero(arguments);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(ran.out.ends_with("}\n") && ran.out.find('\n') == ran.out.size() - 1)
        << "one line: " << ran.out;
    return nlohmann::json::parse(ran.out);
}

} // namespace

TEST(AnalyseCommand, JsonHasThePromisedKeys) {
    auto const json = json_of({"--fen", back_rank, "--depth", "4"});
    EXPECT_EQ(json["game"], "chess");
    EXPECT_EQ(json["fen"], back_rank);
    EXPECT_EQ(json["depth"], 1); // mate in one: there is nothing deeper to find
    ASSERT_EQ(json["lines"].size(), 1u);
    auto const& line = json["lines"][0];
    EXPECT_EQ(line["rank"], 1);
    EXPECT_EQ(line["score"], nlohmann::json({{"mate", 1}}));
    EXPECT_EQ(line["moves"], nlohmann::json({"d1d8"}));
    EXPECT_EQ(line["pv"], "23. Rd8#");
    EXPECT_GT(json["nodes"], 0);
    EXPECT_TRUE(json["seconds"].is_number_float());
}

TEST(AnalyseCommand, EveryGameHasItsLines) {
    for (auto const* game : engine::all_games()) {
        auto const json = json_of({"--game", std::string(game->name()), "--multipv", "2", "--nodes", "3000"});
        EXPECT_EQ(json["game"], game->name());
        EXPECT_LE(json["nodes"], 3000) << game->name();
        ASSERT_EQ(json["lines"].size(), 2u) << game->name();
        EXPECT_EQ(json["lines"][1]["rank"], 2);
        auto const& score = json["lines"][0]["score"];
        EXPECT_TRUE(score.contains("cp") || score.contains("mate")) << game->name();
        EXPECT_TRUE(json["lines"][0]["pv"].get<std::string>().starts_with("1. ")) << game->name();
        EXPECT_NE(json["lines"][0]["moves"][0], json["lines"][1]["moves"][0]) << game->name();
    }
}

TEST(AnalyseCommand, LinesForPeople) {
    auto const ran = run_damero({"analyse", "--fen", back_rank, "--depth", "3", "--multipv", "2"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("depth     #    score       nodes")) << ran.out;
    EXPECT_TRUE(holds(ran.out, "23. Rd8#\n")) << ran.out;
    EXPECT_TRUE(holds(ran.out, "  3/")) << ran.out;
    EXPECT_TRUE(ran.out.ends_with("\nbest: Rd8# (#1)\n")) << ran.out;
    EXPECT_TRUE(ran.err.empty()) << ran.err;
}

TEST(AnalyseCommand, TheSecondPlayersMovesAreNumberedToo) {
    auto const json = json_of({"--fen", "k2r4/8/8/8/8/8/5PPP/6K1 b - - 0 30", "--depth", "3"});
    EXPECT_EQ(json["lines"][0]["pv"], "30... Rd1#");
}

TEST(AnalyseCommand, AGameThatIsOver) {
    Words const arguments = {"analyse", "--fen", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"};
    EXPECT_EQ(run_damero(arguments).out, "the game is over: checkmate\n");
    auto const json = json_of({"--fen", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"});
    EXPECT_TRUE(json["lines"].empty());
    EXPECT_EQ(json["depth"], 0);
}

TEST(AnalyseCommand, CtrlCEndsItWithWhatWasFound) {
    auto const begin = std::chrono::steady_clock::now();
    auto const half_a_second_later = [&] {
        return std::chrono::steady_clock::now() - begin > std::chrono::milliseconds{500};
    };
    auto const ran = run_damero_until({"analyse", "--movetime", "60000"}, {SIGINT, half_a_second_later});
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(holds(ran.out, "\nbest: ")) << ran.out;
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds{20});
}

TEST(AnalyseCommand, ThreadsAndHashAreHeard) {
    auto const json =
        json_of({"--position", "kiwipete", "--threads", "2", "--hash", "4", "--nodes", "20000"});
    EXPECT_LE(json["nodes"], 20000);
    EXPECT_GT(json["depth"], 1);
}
