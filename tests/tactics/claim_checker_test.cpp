// The checker of claims finds every kind of corruption; otherwise its silence would say nothing.
#include "claim_checker.hpp"
#include "explained.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <ostream>

namespace {

using Json = nlohmann::json;

constexpr char const* fork_fen = "8/3k3q/8/8/6N1/8/P7/K7 w - - 0 1";
constexpr char const* mate = "k7/8/2K5/8/8/8/8/7R w - - 0 1";
constexpr char const* skewer = "4q3/8/8/4k3/8/8/6K1/R7 w - - 0 1";
constexpr char const* capture = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1";

struct Corruption {
    char const* what;
    char const* fen;
    char const* move;
    char const* theme; // the claim that is touched
    std::function<void(Json&)> corrupt;

    friend void PrintTo(Corruption const& one, std::ostream* out) { *out << one.what; }
};

Json& claim_of(Json& explanation, std::string const& theme) {
    for (auto& claim : explanation.at("claims"))
        if (claim.at("theme") == theme) return claim;
    ADD_FAILURE() << "no claim " << theme << " in " << explanation;
    return explanation["claims"][0];
}

Corruption const corruptions[] = {
    {"a wrong square", fork_fen, "Nf6+", "fork", [](Json& c) { c["squares"][1] = "d8"; }},
    {"a wrong piece", fork_fen, "Nf6+", "fork", [](Json& c) { c["pieces"][2] = "rh7"; }},
    {"a piece where nobody stands", fork_fen, "Nf6+", "fork",
     [](Json& c) {
         c["pieces"][2] = "qh8";
         c["squares"][2] = "h8";
     }},
    {"a piece of the other colour", fork_fen, "Nf6+", "fork", [](Json& c) { c["pieces"][2] = "Qh7"; }},
    {"another actor", fork_fen, "Nf6+", "fork",
     [](Json& c) {
         c["pieces"][0] = "Ka1";
         c["squares"][0] = "a1";
     }},
    {"a victim of one's own", fork_fen, "Nf6+", "fork", [](Json& c) { c["victims"] = {"a1"}; }},
    {"a victim that is not named", skewer, "Re1+", "skewer", [](Json& c) { c["victims"] = {"e2"}; }},
    {"an arrow to nowhere", fork_fen, "Nf6+", "fork", [](Json& c) { c["arrows"][0][1] = "h1"; }},
    {"a defence left out", fork_fen, "Nf6+", "fork", [](Json& c) { c["proof"]["replies"].erase(0); }},
    {"all defences left out", fork_fen, "Nf6+", "material",
     [](Json& c) { c["proof"]["replies"] = Json::array(); }},
    {"a defence twice", fork_fen, "Nf6+", "fork",
     [](Json& c) { c["proof"]["replies"][1] = Json(c["proof"]["replies"][0]); }},
    {"an illegal reply", fork_fen, "Nf6+", "fork",
     [](Json& c) { c["proof"]["replies"][0]["move"] = "d7d5"; }},
    {"an illegal answer", fork_fen, "Nf6+", "fork", [](Json& c) { c["proof"]["replies"][0]["by"] = "f6h8"; }},
    {"an answer that takes nothing", fork_fen, "Nf6+", "fork",
     [](Json& c) { c["proof"]["replies"][0]["by"] = "a1a2"; }},
    {"too large a gain", fork_fen, "Nf6+", "material", [](Json& c) { c["gain"] = 10; }},
    {"no gain at all", fork_fen, "Nf6+", "material", [](Json& c) { c["gain"] = 0; }},
    {"a gain and a mate", fork_fen, "Nf6+", "material", [](Json& c) { c["mate"] = 2; }},
    {"neither gain nor mate", fork_fen, "Nf6+", "material", [](Json& c) { c["gain"] = nullptr; }},
    {"too short a mate", mate, "Kc7", "mateIn2", [](Json& c) { c["mate"] = 1; }},
    {"too long a mate", mate, "Kc7", "mateIn2",
     [](Json& c) {
         c["mate"] = 3;
         c["theme"] = "mateIn3";
     }},
    {"another mate than the theme's", mate, "Kc7", "mateIn2", [](Json& c) { c["theme"] = "mateIn3"; }},
    {"a mate for a gain", mate, "Kc7", "mateIn2",
     [](Json& c) {
         c["proof"]["replies"][0] = {{"move", "a8a7"}, {"leaf", "stands"}, {"replies", Json::array()}};
     }},
    {"a mate that is not told", mate, "Kc7", "mateIn2",
     [](Json& c) { c["proof"]["replies"][0]["replies"][0].erase("leaf"); }},
    {"the proof of another move", fork_fen, "Nf6+", "fork", [](Json& c) { c["proof"]["move"] = "g4e5"; }},
    {"another theme", fork_fen, "Nf6+", "fork", [](Json& c) { c["theme"] = "skewer"; }},
    {"a theme that nobody knows", fork_fen, "Nf6+", "fork", [](Json& c) { c["theme"] = "windmill"; }},
    {"a rule that is not there", fork_fen, "Nf6+", "fork",
     [](Json& c) { c["rule"]["name"] = "move_creates_win"; }},
    {"a file that is not there", fork_fen, "Nf6+", "fork",
     [](Json& c) { c["rule"]["file"] = "kb/chess/win.pl"; }},
    {"front and behind the wrong way round", skewer, "Re1+", "skewer",
     [](Json& c) {
         std::swap(c["pieces"][1], c["pieces"][2]);
         std::swap(c["squares"][1], c["squares"][2]);
     }},
    {"something else was taken", capture, "Rxd5", "hangingPiece", [](Json& c) { c["taken"] = "qd5"; }},
    {"nothing was taken", capture, "Rxd5", "hangingPiece", [](Json& c) { c["taken"] = nullptr; }},
    {"a field is missing", fork_fen, "Nf6+", "fork", [](Json& c) { c.erase("victims"); }},
};

class Corrupted : public testing::TestWithParam<Corruption> {};

} // namespace

TEST_P(Corrupted, IsFound) {
    auto const& one = GetParam();
    auto json = tests::explained(one.fen, one.move);
    ASSERT_EQ(tests::faults_of(json), std::vector<std::string>{}) << json;
    one.corrupt(claim_of(json, one.theme));
    EXPECT_NE(tests::faults_of(json), std::vector<std::string>{}) << json;
}

INSTANTIATE_TEST_SUITE_P(Claims, Corrupted, testing::ValuesIn(corruptions));

TEST(ClaimChecker, ThemesMustBeThoseOfTheClaims) {
    auto json = tests::explained(fork_fen, "Nf6+");
    json["themes"].push_back("pin");
    EXPECT_NE(tests::faults_of(json), std::vector<std::string>{});
}

TEST(ClaimChecker, TheMoveMustBeLegal) {
    auto json = tests::explained(fork_fen, "Nf6+");
    json["move"] = "g4g5";
    EXPECT_NE(tests::faults_of(json), std::vector<std::string>{});
}
