// damero explain, as people and programs use it.
#include "run_damero.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

constexpr char const* fork_fen = "8/3k3q/8/8/6N1/8/P7/K7 w - - 0 1";

} // namespace

TEST(ExplainCommand, SaysWhyInPlainSentences) {
    auto const ran = run_damero({"explain", "--fen", fork_fen, "--move", "Nf6", "--lang", "en"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("The knight on f6 attacks the king on d7 and the queen on h7"), std::string::npos)
        << ran.out;
    auto const spanish = run_damero({"explain", "--fen", fork_fen, "--move", "Nf6", "--lang", "es"});
    EXPECT_NE(spanish.out.find("El caballo de f6"), std::string::npos) << spanish.out;
}

TEST(ExplainCommand, JsonHasThePromisedShape) {
    auto const ran = run_damero({"explain", "--fen", fork_fen, "--json"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    auto const json = nlohmann::json::parse(ran.out);
    for (auto const* key :
         {"fen", "move", "score", "themes", "own_themes", "claims", "refutation", "stops", "threatens"})
        EXPECT_TRUE(json.contains(key)) << key;
    ASSERT_FALSE(json["claims"].empty());
    for (auto const* key : {"theme", "text", "pieces", "squares", "arrows", "proof", "rule"})
        EXPECT_TRUE(json["claims"][0].contains(key)) << key;
}

TEST(ExplainCommand, WorksForOtherGames) {
    for (auto const* game : {"knights", "damas", "draughts-international"}) {
        auto const ran = run_damero({"explain", "--game", game, "--nodes", "2000"});
        EXPECT_EQ(ran.code, 0) << game << ran.err;
        EXPECT_FALSE(ran.out.empty());
    }
}

TEST(ExplainCommand, RefusesWhatCannotBeExplained) {
    EXPECT_EQ(run_damero({"explain", "--fen", fork_fen, "--move", "Nf7"}).code, 2);
    EXPECT_EQ(run_damero({"explain", "--fen", "nonsense/"}).code, 2);
    EXPECT_EQ(run_damero({"explain", "--fen", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1"}).code, 2);
    EXPECT_EQ(run_damero({"explain", "--nodes", "0"}).code, 2);
}

TEST(ExplainCommand, SaysWhatAQuietMoveStops) {
    auto const* const fen = "3r2k1/5ppp/8/8/8/8/5PPP/2B3K1 w - - 0 1";
    auto const ran = run_damero({"explain", "--fen", fen, "--move", "h3", "--lang", "en"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("Stops Rd1#, which would be mate."), std::string::npos) << ran.out;
}

TEST(ExplainCommand, NamesAShotAndItsRule) {
    auto const ran = run_damero({"explain", "--game", "draughts-english", "--fen", "W:W22,23,26,31:B1,14,15",
                                 "--move", "22-18", "--json"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    auto const json = nlohmann::json::parse(ran.out);
    EXPECT_EQ(json["claims"].back()["theme"], "shot");
    EXPECT_EQ(json["claims"].back()["rule"]["file"], "kb/draughts/shot.pl");
}
