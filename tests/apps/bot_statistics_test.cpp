// What textbook bots count, told at the end of games and matches.
#include "run_damero.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using nlohmann::json;

class BotStatistics : public tests::InFolder {};

} // namespace

TEST_F(BotStatistics, AreToldAfterAGame) {
    auto const mate = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1";
    auto const ran = run_damero({"play", "--white", "tactical?depth=2", "--black", "random", "--fen", mate});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("White wins"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("tactical?depth=2: 1 moves, "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("pruning rate "), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("random: "), std::string::npos) << "it counts nothing";
    auto const exact =
        run_damero({"play", "--white", "minimax?depth=1", "--black", "heuristic", "--fen", mate});
    EXPECT_NE(
        exact.out.find("minimax?depth=1: 1 moves, 17 nodes (17.0 a move), 0 prunings (0.0 a move), pruning "
                       "rate 0.0 %, 0 cut-offs on the first move (0.0 %)"),
        std::string::npos)
        << exact.out;
}

TEST_F(BotStatistics, AreToldAfterAMatch) {
    Words const words = {
        "match", "--game",      "knights", "--engine", "tactical?depth=2",    "--engine", "random", "--games",
        "2",     "--max-plies", "20",      "--pgn",    path("g.pgn").string()};
    auto const ran = run_damero(words);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(ran.out.find("tactical?depth=2: 20 moves, ") != std::string::npos) << ran.out;
    auto resumed = words;
    resumed.back() = path("again.pgn").string();
    EXPECT_NE(run_damero_with_full_output(resumed), 0); // so that the journal stays
    resumed.insert(resumed.end(), {"--resume", "--json"});
    auto const engines = json::parse(run_damero(resumed).out)["engines"];
    EXPECT_GT(engines[0]["pruning_count"], 0) << "kept in the journal";
    EXPECT_LE(engines[0]["first_move_cutoffs"], engines[0]["pruning_count"]);
    EXPECT_NEAR(engines[0]["pruning_rate"].get<double>(),
                100.0 * engines[0]["pruning_count"].get<double>() / engines[0]["nodes"].get<double>(), 0.001);
    EXPECT_FALSE(engines[1].contains("pruning_count"));
}
