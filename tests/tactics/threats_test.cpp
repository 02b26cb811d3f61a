// What a quiet move stops and threatens, and what must not be said of it.
#include "explained.hpp"
#include "threat_checker.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <ostream>

namespace {

using Json = nlohmann::json;

struct Case {
    char const* what;
    engine::AnyGame const& (*game)();
    char const* fen;
    char const* move;
    char const* stops;     // a part of the sentence; empty: nothing may be said
    char const* threatens; // the same

    friend void PrintTo(Case const& one, std::ostream* out) { *out << one.what; }
};

Case const cases[] = {
    {"luft against a mate on the back rank", engine::game_of<chess::Chess>, "3r2k1/5ppp/8/8/8/8/5PPP/2B3K1 w - - 0 1",
     "h3", "Stops Rd1#, which would be mate.", ""},
    {"a queen and a bishop look at h7", engine::game_of<chess::Chess>,
     "r4rk1/1p3ppp/p7/8/8/3B4/PPP2PPP/3Q1RK1 w - - 0 1", "Qh5", "", "Threatens Qxh7#, mate."},
    {"a knight is attacked", engine::game_of<chess::Chess>, "4k3/2p5/8/3n4/8/8/2P5/3RK3 b - - 0 1", "c6",
     "Stops Rxd5, which would win at least a piece.", ""},
    {"a guard does not help against a pawn", engine::game_of<chess::Chess>, "4k3/2p5/8/3n4/4P3/8/2P5/4K3 b - - 0 1",
     "c6", "", ""},
    {"attacking an unguarded rook", engine::game_of<chess::Chess>, "4k3/8/8/3r4/8/8/B4P2/4K3 b - - 0 1", "Rd8",
     "Stops Bxd5, which would win at least a rook.", ""},
    {"nothing at all", engine::game_of<chess::Chess>, "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", "Kd2", "", ""},
    {"a knight goes away", engine::game_of<knights::Knights>, "8/4n3/8/3n4/8/2N5/8/7N w", "c3b1",
     "The knight on c3 was attacked, and d5xc3 would have won it: on b1 nobody can take it.", ""},
    {"a knight that nobody attacked", engine::game_of<knights::Knights>, "8/4n3/8/8/8/2N5/8/7N w", "c3b1", "", ""},
    {"a corralled knight, which may still be exchanged", engine::game_of<knights::Knights>, "n7/8/8/3N4/N7/8/8/7n w",
     "a4b6", "", "Threatens b6xa8, which would win at least a knight."},
    {"a man is covered", engine::game_of<draughts::English>, "W:W14,23,29,30:B1,2,3,5,9", "23-18",
     "Stops 9x27, which would win at least 3 men (a king counts two).", ""},
    {"a man is attacked", engine::game_of<draughts::English>, "W:W17,18,29:B1,4,10,20", "18-14", "",
     "Threatens 14x7, which would win at least 2 men (a king counts two)."},
    {"a queen is attacked and its mate covered", engine::game_of<chess::Chess>,
     "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 1", "g6",
     "Stops Qxf7#, which would be mate.", "Threatens gxh5, which would win at least a queen."},
    {"a man that must take cannot be threatened", engine::game_of<draughts::English>, "W:W18,27:B10,12", "18-14",
     "", ""},
};

class Purposes : public testing::TestWithParam<Case> {};

std::string said(Json const& threat) { return threat.is_null() ? "" : threat.at("text").get<std::string>(); }

} // namespace

TEST_P(Purposes, AreSaidWhereTheyCanBeShown) {
    auto const& one = GetParam();
    auto const json = tests::explained(one.game(), one.fen, one.move);
    EXPECT_EQ(said(json.at("stops")), one.stops) << json;
    EXPECT_EQ(said(json.at("threatens")), one.threatens) << json;
    EXPECT_EQ(tests::faults_of_threats(one.game(), json), std::vector<std::string>{}) << json;
}

INSTANTIATE_TEST_SUITE_P(Moves, Purposes, testing::ValuesIn(cases));

namespace {

struct Corruption {
    char const* what;
    char const* kind;
    std::function<void(Json&)> corrupt;

    friend void PrintTo(Corruption const& one, std::ostream* out) { *out << one.what; }
};

// Of luft against Rd1 mate.
Corruption const corruptions[] = {
    {"another board", "stops", [](Json& t) { t["fen"] = "3r2k1/5ppp/8/8/8/8/5PP1/2B3K1 b - - 1 1"; }},
    {"the turn was not handed over", "stops",
     [](Json& t) { t["fen"] = "3r2k1/5ppp/8/8/8/8/5PPP/2B3K1 w - - 1 1"; }},
    {"another move", "stops", [](Json& t) { t["move"] = "d8d2"; }},
    {"nothing is claimed", "stops", [](Json& t) { t["claims"] = Json::array(); }},
    {"too long a mate", "stops", [](Json& t) { t["claims"][0]["mate"] = 2; }},
    {"a gain for a mate", "stops",
     [](Json& t) {
         t["claims"][0]["mate"] = nullptr;
         t["claims"][0]["gain"] = 12;
     }},
    {"the move itself for the pass", "stops", [](Json& t) { t["after"] = "h2h3"; }},
    {"an illegal move for the pass", "stops", [](Json& t) { t["after"] = "h2h5"; }},
    {"a move that stops it for the pass", "stops", [](Json& t) { t["after"] = "g2g3"; }},
    {"another theme", "stops", [](Json& t) { t["theme"] = "threatens"; }},
    {"a safe square in chess", "stops", [](Json& t) { t["theme"] = "safeSquare"; }},
    {"a rule that has nothing to do with it", "stops",
     [](Json& t) {
         t["rule"] = {{"file", "kb/chess/back_rank.pl"}, {"name", "move_creates_back_rank"}};
     }},
    {"nothing is said", "stops", [](Json& t) { t["text"] = ""; }},
    {"no proof", "stops", [](Json& t) { t.erase("proof"); }},
};

class CorruptedThreats : public testing::TestWithParam<Corruption> {};

} // namespace

TEST_P(CorruptedThreats, AreFound) {
    auto const& game = engine::game_of<chess::Chess>();
    auto json = tests::explained(game, cases[0].fen, cases[0].move);
    ASSERT_EQ(tests::faults_of_threats(game, json), std::vector<std::string>{}) << json;
    GetParam().corrupt(json[GetParam().kind]);
    EXPECT_NE(tests::faults_of_threats(game, json), std::vector<std::string>{}) << json;
}

INSTANTIATE_TEST_SUITE_P(Threats, CorruptedThreats, testing::ValuesIn(corruptions));

// What is said to be stopped is still there after another move.
TEST(ThreatChecker, FindsWhatIsNotStopped) {
    auto const& game = engine::game_of<chess::Chess>();
    auto json = tests::explained(game, cases[0].fen, cases[0].move);
    auto const stops = json["stops"];
    json["move"] = "c1b2"; // Rd1 is mate all the same
    EXPECT_NE(tests::faults_of_threats(game, json), std::vector<std::string>{});
    // And what is threatened was there before.
    auto mate = tests::explained(game, "3r2k1/5ppp/8/8/8/8/5PPP/2B3K1 b - - 0 1", "g6");
    mate["threatens"] = stops;
    mate["threatens"]["theme"] = "threatens";
    EXPECT_NE(tests::faults_of_threats(game, mate), std::vector<std::string>{});
}

TEST(Threats, AreSaidInSpanish) {
    auto const json =
        tests::explained(engine::game_of<chess::Chess>(), cases[0].fen, cases[0].move, core::Language::spanish);
    EXPECT_EQ(said(json["stops"]), "Impide Rd1#, que sería mate.");
}

// A developing move would win the pawn as well, with Nxf7 to follow. The checker would take half a minute here.
TEST(Threats, NameTheMoveThatTakes) {
    auto const json = tests::explained(
        engine::game_of<chess::Chess>(), "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1", "Ng5");
    EXPECT_EQ(said(json["threatens"]), "Threatens Nxf7, which would win at least a pawn.") << json;
}

TEST(Threats, NothingIsSaidOfCapturesNorInCheck) {
    auto const& game = engine::game_of<chess::Chess>();
    auto const capture = tests::explained(game, "4k3/8/3p4/4n3/3B4/2P5/8/4K3 w - - 0 1", "Bxe5");
    auto const checked = tests::explained(game, "4k3/8/8/8/4r3/8/8/4K2R w - - 0 1", "Kd2");
    for (auto const* const json : {&capture, &checked}) EXPECT_TRUE((*json)["stops"].is_null()) << *json;
    EXPECT_TRUE(capture["threatens"].is_null()) << capture;
}
