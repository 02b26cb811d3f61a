// What explain claims of a move, and what it must not. Every explanation passes the checker as well.
#include "claim_checker.hpp"
#include "explained.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

namespace {

using Themes = std::set<std::string>;

struct Case {
    char const* what;
    char const* fen;
    char const* move;
    Themes claimed;     // at least these
    Themes not_claimed; // none of these

    friend void PrintTo(Case const& one, std::ostream* out) { *out << one.what; }
};

class Explained : public testing::TestWithParam<Case> {};

Case const cases[] = {
    {"a fork of king and queen",
     "8/3k3q/8/8/6N1/8/P7/K7 w - - 0 1",
     "Nf6+",
     {"fork", "material"},
     {"skewer"}},
    {"a fork whose knight is taken", "8/3k2pq/8/8/6N1/8/P7/K7 w - - 0 1", "Nf6+", {}, {"fork", "material"}},
    {"a skewer", "4q3/8/8/4k3/8/8/6K1/R7 w - - 0 1", "Re1+", {"skewer", "material"}, {"fork", "xRayAttack"}},
    {"a pin that wins", "4k3/8/8/4q3/8/8/5K1P/R7 w - - 0 1", "Re1", {"pin", "material"}, {"skewer"}},
    {"a pin that does not hold", "4k3/8/8/4q3/8/8/6KP/R7 w - - 0 1", "Re1", {}, {"pin", "material"}},
    {"a discovered attack", "3q2k1/8/8/8/8/3B4/8/3R2K1 w - - 0 1", "Bc4+", {"discoveredAttack"}, {"fork"}},
    {"a double check",
     "4k3/3q4/8/8/4N3/8/8/4R1K1 w - - 0 1",
     "Nf6+",
     {"doubleCheck", "discoveredCheck", "material"},
     {"mateIn1"}},
    {"a knight that hangs", "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "Rxd5", {"hangingPiece", "material"}, {}},
    {"a knight that is guarded",
     "4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1",
     "Rxd5",
     {},
     {"hangingPiece", "material"}},
    {"a back rank mate", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "Rd8#", {"backRankMate", "mateIn1"}, {}},
    {"a check that is no mate",
     "6k1/5pp1/7p/8/8/8/8/K2R4 w - - 0 1",
     "Rd8+",
     {},
     {"backRankMate", "mateIn1"}},
    {"a quiet mate in two", "k7/8/2K5/8/8/8/8/7R w - - 0 1", "Kc7", {"mateIn2"}, {"mateIn1", "material"}},
    {"a bishop without a square",
     "4k3/7p/8/8/8/1P6/b6P/2K5 w - - 0 1",
     "Kb2",
     {"trappedPiece", "material"},
     {}},
    {"a bishop that gets away", "4k3/7p/8/8/8/8/b6P/2K5 w - - 0 1", "Kb2", {}, {"trappedPiece", "material"}},
    {"a guard that is taken",
     "4k3/6p1/5n2/3b2B1/8/8/8/3RK3 w - - 0 1",
     "Bxf6",
     {"capturingDefender", "material"},
     {}},
    {"a promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q", {"promotion", "material"}, {}},
    {"a promotion where the queen is taken at once",
     "1r6/P6k/8/8/8/8/8/K7 w - - 0 1",
     "a8=Q",
     {},
     {"promotion", "material"}},
    {"a pawn that nothing stops", "8/8/P6k/8/8/8/8/K7 w - - 0 1", "a7", {"advancedPawn", "material"}, {}},
    {"a pawn that is caught", "8/1k6/8/P7/8/8/8/7K w - - 0 1", "a6+", {}, {"advancedPawn", "material"}},
    {"a rook that is given for mate",
     "2kr4/1p1r1p2/2p1p2p/8/P1P2R2/8/1P3PPP/R5K1 b - - 0 1",
     "Rd1+",
     {"mateIn2", "sacrifice"},
     {"material"}},
    {"a queen that is won but leaves a dead draw",
     "8/3k3q/8/8/6N1/8/8/K7 w - - 0 1",
     "Nf6+",
     {},
     {"fork", "material"}},
    {"a queen won by a row of checks, beyond what is looked at in full",
     "5r2/5p1k/6pp/ppqp1P2/7Q/5N2/6PP/5N1K w - - 0 32",
     "Ng5+",
     {"material"},
     {}},
    {"a discovered attack on what can walk away",
     "3q2k1/8/8/8/8/3N4/8/2KR4 w - - 0 1",
     "Nb4",
     {},
     {"discoveredAttack", "material"}},
    {"a move that stalemates", "k7/2Q5/8/8/8/8/8/K7 w - - 0 1", "Qb6", {}, {"mateIn1", "material"}},
};

} // namespace

TEST_P(Explained, ClaimsWhatCanBeShown) {
    auto const& one = GetParam();
    auto const json = tests::explained(one.fen, one.move);
    auto const themes = tests::themes_in(json);
    for (auto const& theme : one.claimed) EXPECT_TRUE(themes.contains(theme)) << theme << "\n" << json;
    for (auto const& theme : one.not_claimed) EXPECT_FALSE(themes.contains(theme)) << theme << "\n" << json;
    EXPECT_EQ(tests::faults_of(json), std::vector<std::string>{}) << json;
}

INSTANTIATE_TEST_SUITE_P(Chess, Explained, testing::ValuesIn(cases));

TEST(Explain, WhoTakesAndIsOfferedIsThePieceThatMoved) {
    auto const json =
        tests::explained("rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5", "Nxe5");
    auto const themes = tests::themes_in(json);
    ASSERT_TRUE(themes.contains("sacrifice"));
    for (auto const& claim : json.at("claims"))
        if (claim.at("theme") == "sacrifice") {
            EXPECT_TRUE(claim.at("text").get<std::string>().starts_with("The knight on e5 ")) << claim;
        }
}

TEST(Explain, SaysItInBothLanguages) {
    auto const* fen = "8/3k3q/8/8/6N1/8/P7/K7 w - - 0 1";
    auto const english = tests::explained(engine::game_of<chess::Chess>(), fen, "Nf6+");
    auto const spanish = tests::explained(engine::game_of<chess::Chess>(), fen, "Nf6+", core::Language::spanish);
    ASSERT_GE(english["claims"].size(), 2u);
    ASSERT_GE(spanish["claims"].size(), 2u);
    EXPECT_EQ(english["claims"][0]["text"], "Wins material worth at least a queen (+9), whatever the reply.");
    EXPECT_EQ(english["claims"][1]["text"],
              "The knight on f6 attacks the king on d7 and the queen on h7 at once; not both can be saved.");
    EXPECT_NE(spanish["claims"][1]["text"].get<std::string>().find("la dama de h7"), std::string::npos);
}

TEST(Explain, ChoosesTheBestMoveItself) {
    auto const json = tests::explained("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "");
    EXPECT_EQ(json["move"], "d1d8");
    EXPECT_EQ(json["score"]["mate"], 1);
    EXPECT_TRUE(json["refutation"].is_null());
}

TEST(Explain, ABadMoveIsRefutedAndTheBetterOneTold) {
    auto const json = tests::explained("q3k3/8/8/8/8/8/8/3QK3 w - - 0 1", "Qd8+");
    ASSERT_FALSE(json["refutation"].is_null()) << json;
    EXPECT_TRUE(tests::themes_in(json["refutation"]).contains("material")) << json;
    EXPECT_FALSE(json["missed"].is_null());
    EXPECT_TRUE(json["claims"].empty());
    EXPECT_EQ(tests::faults_of(json), std::vector<std::string>{});
}

TEST(Explain, AMissedMateIsTold) {
    auto const json = tests::explained("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "Kb1");
    EXPECT_TRUE(tests::themes_in(json["missed"]).contains("mateIn1")) << json;
    EXPECT_EQ(tests::faults_of(json), std::vector<std::string>{});
}

TEST(Explain, AQuietMoveGetsTheEvaluationsOpinionAndNoClaim) {
    auto const json = tests::explained("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nf3");
    EXPECT_TRUE(json["claims"].empty());
    EXPECT_FALSE(json["notes"].empty());
}

TEST(Explain, NothingIsSaidWhereTheGameIsOver) {
    auto const opened = engine::game_of<chess::Chess>().from_fen("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1");
    EXPECT_FALSE(tactics::explain(engine::game_of<chess::Chess>(), *opened->state, {}));
}

TEST(Explain, KnightsWinAKnightByProof) {
    auto const won = tests::explained(engine::game_of<knights::Knights>(), "8/8/8/8/4n3/8/3N4/n6N w", "d2e4");
    EXPECT_EQ(tests::themes_in(won), (Themes{"exchange", "material"})) << won;
}

TEST(Explain, ADraughtsShotWinsAgainstEveryReply) {
    // 15x22 is forced, and 26x17x10 takes two.
    auto const shot = tests::explained(engine::game_of<draughts::English>(), "W:W22,23,26,31:B1,14,15", "22-18");
    EXPECT_EQ(tests::themes_in(shot), (Themes{"material", "shot"})) << shot;
}
