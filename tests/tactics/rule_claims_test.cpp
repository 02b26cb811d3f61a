// The patterns of draughts and knights-only chess: where each is claimed, and near misses where it must not be; and the checker
// finds claims that were tampered with.
#include "explained.hpp"
#include "rule_claim_checker.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <ostream>

namespace {

using Json = nlohmann::json;
using Themes = std::set<std::string>;
using Game = engine::AnyGame const& (*)();

struct Case {
    char const* what;
    Game game;
    char const* fen;
    char const* move;
    Themes claimed; // these and no others

    friend void PrintTo(Case const& one, std::ostream* out) { *out << one.what; }
};

Case const cases[] = {
    {"a man is given for two",
     engine::game_of<draughts::English>,
     "W:W22,23,26,31:B1,14,15",
     "22-18",
     {"material", "shot"}},
    {"a man is given for one", engine::game_of<draughts::English>, "W:W22,23,26,31:B1,6,15", "22-18", {}},
    {"two are taken",
     engine::game_of<draughts::English>,
     "W:W26,31:B1,14,22",
     "26x10",
     {"material", "multiCapture"}},
    {"two are taken and two taken back",
     engine::game_of<draughts::English>,
     "W:W18,26,32:B1,6,14,22",
     "26x10",
     {}},
    {"a man breaks through",
     engine::game_of<draughts::English>,
     "W:W13:B12",
     "13-9",
     {"breakthrough", "material"}},
    {"a man waits for it", engine::game_of<draughts::English>, "W:W13:B1,12", "13-9", {}},
    {"a capture gains the move",
     engine::game_of<draughts::English>,
     "W:W22:B5,17",
     "22x13",
     {"opposition", "win"}},
    {"the move was there before", engine::game_of<draughts::English>, "W:W22:B1,17", "22x13", {}},
    {"a king is shut in", engine::game_of<draughts::English>, "W:W22,30:BK29", "30-25", {"trappedKing", "win"}},
    {"a king that can take", engine::game_of<draughts::English>, "W:W23,30:BK29", "30-25", {}},
    {"a man in the dog hole", engine::game_of<draughts::Russian>, "W:We3:Bf2,h2", "e3xg1", {"dogHole", "win"}},
    {"a man in the dog hole that decides nothing",
     engine::game_of<draughts::Russian>,
     "W:We3:Ba7,f2,h2",
     "e3xg1",
     {}},
    {"a fork behind a capture",
     engine::game_of<knights::Knights>,
     "8/8/2n1n3/8/3n4/5N2/2N1N3/8 w",
     "f3d4",
     {"exchange", "fork", "material"}},
    {"a fork that is taken", engine::game_of<knights::Knights>, "8/8/2n1n3/8/8/5N2/2N5/8 w", "f3d4", {}},
    {"two against one", engine::game_of<knights::Knights>, "8/4n3/8/3n4/8/2N1N3/8/8 w", "c3d5", {"exchange", "material"}},
    {"one against one", engine::game_of<knights::Knights>, "8/4n3/8/3n4/8/2N5/8/7N w", "c3d5", {}},
    {"a knight in the corner",
     engine::game_of<knights::Knights>,
     "n7/8/1n6/3N4/N7/8/8/7n w",
     "a4b6",
     {"corralled", "exchange", "material"}},
    {"a knight in the corner that takes its jailer",
     engine::game_of<knights::Knights>,
     "n7/8/8/3N4/N7/8/8/7n w",
     "a4b6",
     {}},
    {"a knight with a way out",
     engine::game_of<knights::Knights>,
     "n7/8/1n6/8/N1N5/8/8/7n w",
     "a4b6",
     {"exchange", "material"}},
};

class RuleClaims : public testing::TestWithParam<Case> {};

constexpr char const* shot_fen = "W:W22,23,26,31:B1,14,15";
constexpr char const* fork_fen = "8/8/2n1n3/8/3n4/5N2/2N1N3/8 w";

struct Corruption {
    char const* what;
    Game game;
    char const* fen;
    char const* move;
    char const* theme;
    std::function<void(Json&)> corrupt;

    friend void PrintTo(Corruption const& one, std::ostream* out) { *out << one.what; }
};

Corruption const corruptions[] = {
    {"a reply left out", engine::game_of<draughts::English>, shot_fen, "22-18", "shot",
     [](Json& c) { c["proof"]["replies"].erase(0); }},
    {"a reply twice", engine::game_of<knights::Knights>, fork_fen, "f3d4", "fork",
     [](Json& c) { c["proof"]["replies"][1] = Json(c["proof"]["replies"][0]); }},
    {"another move's proof", engine::game_of<draughts::English>, shot_fen, "22-18", "shot",
     [](Json& c) { c["proof"]["move"] = "22-17"; }},
    {"an illegal answer", engine::game_of<draughts::English>, shot_fen, "22-18", "shot",
     [](Json& c) {
         c["proof"]["replies"][0] = {{"move", "15x22"}, {"leaf", "settles"}, {"by", "26-22"}};
     }},
    {"nobody may pass", engine::game_of<draughts::English>, shot_fen, "22-18", "shot",
     [](Json& c) {
         c["proof"]["replies"][0] = {{"move", "15x22"}, {"leaf", "stands"}};
     }},
    {"too large a gain", engine::game_of<draughts::English>, shot_fen, "22-18", "material",
     [](Json& c) { c["gain"] = 3; }},
    {"no gain", engine::game_of<draughts::English>, shot_fen, "22-18", "material", [](Json& c) { c["gain"] = 0; }},
    {"a gain and a win", engine::game_of<draughts::English>, shot_fen, "22-18", "material",
     [](Json& c) { c["mate"] = 1; }},
    {"a win for a gain", engine::game_of<draughts::English>, "W:W22:B5,17", "22x13", "win",
     [](Json& c) { c["theme"] = "material"; }},
    {"too short a win", engine::game_of<draughts::English>, "W:W22:B5,17", "22x13", "win",
     [](Json& c) { c["mate"] = 1; }},
    {"too long a win", engine::game_of<draughts::English>, "W:W22:B5,17", "22x13", "win",
     [](Json& c) { c["mate"] = 3; }},
    {"another pattern", engine::game_of<draughts::English>, shot_fen, "22-18", "shot",
     [](Json& c) { c["theme"] = "breakthrough"; }},
    {"another pattern with its rule", engine::game_of<draughts::English>, "W:W13:B12", "13-9", "breakthrough",
     [](Json& c) {
         c["theme"] = "shot";
         c["rule"] = {{"file", "kb/draughts/shot.pl"}, {"name", "move_creates_shot"}};
     }},
    {"a rule of another game", engine::game_of<knights::Knights>, fork_fen, "f3d4", "fork",
     [](Json& c) { c["rule"]["file"] = "kb/chess/fork.pl"; }},
    {"no rule", engine::game_of<knights::Knights>, fork_fen, "f3d4", "fork", [](Json& c) { c["rule"] = nullptr; }},
    {"a knight that is not there", engine::game_of<knights::Knights>, fork_fen, "f3d4", "fork",
     [](Json& c) {
         c["pieces"][1] = "nc5";
         c["squares"][1] = "c5";
     }},
    {"a knight of one's own", engine::game_of<knights::Knights>, fork_fen, "f3d4", "fork",
     [](Json& c) {
         c["pieces"][1] = "Nc2";
         c["squares"][1] = "c2";
     }},
    {"another actor", engine::game_of<knights::Knights>, fork_fen, "f3d4", "fork",
     [](Json& c) {
         c["pieces"][0] = "Nc2";
         c["squares"][0] = "c2";
     }},
    {"something else was taken", engine::game_of<draughts::English>, "W:W26,31:B1,14,22", "26x10", "multiCapture",
     [](Json& c) { c["taken"] = "B22"; }},
    {"a victim too many", engine::game_of<draughts::English>, "W:W26,31:B1,14,22", "26x10", "multiCapture",
     [](Json& c) { c["victims"].push_back("1"); }},
    {"a king for a man", engine::game_of<draughts::English>, "W:W22,30:BK29", "30-25", "trappedKing",
     [](Json& c) { c["pieces"][1] = "B29"; }},
    {"nothing is said", engine::game_of<draughts::English>, shot_fen, "22-18", "shot",
     [](Json& c) { c["text"] = ""; }},
    {"a field is missing", engine::game_of<draughts::English>, shot_fen, "22-18", "shot",
     [](Json& c) { c.erase("arrows"); }},
};

class CorruptedRules : public testing::TestWithParam<Corruption> {};

} // namespace

TEST_P(RuleClaims, AreWhatCanBeShown) {
    auto const& one = GetParam();
    auto const json = tests::explained(one.game(), one.fen, one.move);
    EXPECT_EQ(tests::themes_in(json), one.claimed) << json;
    EXPECT_EQ(tests::faults_of_rules(one.game(), json), std::vector<std::string>{}) << json;
}

INSTANTIATE_TEST_SUITE_P(Patterns, RuleClaims, testing::ValuesIn(cases));

TEST_P(CorruptedRules, AreFound) {
    auto const& one = GetParam();
    auto json = tests::explained(one.game(), one.fen, one.move);
    ASSERT_EQ(tests::faults_of_rules(one.game(), json), std::vector<std::string>{}) << json;
    bool touched = false;
    for (auto& claim : json["claims"])
        if (claim["theme"] == one.theme && !touched) {
            one.corrupt(claim);
            touched = true;
        }
    ASSERT_TRUE(touched) << json;
    auto const claims = tests::themes_in(json);
    json["own_themes"] = claims; // the lists agree, so that nothing else is found
    EXPECT_NE(tests::faults_of_rules(one.game(), json), std::vector<std::string>{}) << json;
}

INSTANTIATE_TEST_SUITE_P(Claims, CorruptedRules, testing::ValuesIn(corruptions));

TEST(RuleClaims, AreSaidInBothLanguages) {
    auto const text = [](core::Language language) {
        auto const json = tests::explained(engine::game_of<draughts::English>(), shot_fen, "22-18", language);
        return json["claims"].back()["text"].get<std::string>();
    };
    EXPECT_EQ(text(core::Language::english),
              "A shot: the man on 18 is given up, and however it is taken, more is taken back.");
    EXPECT_EQ(text(core::Language::spanish),
              "Un golpe: se entrega el peón de 18 y, se tome como se tome, se recupera más.");
}
