// A claim as JSON, as much of it as each reader gets.
#include "tactics/explain/claim_json.hpp"

#include <gtest/gtest.h>

namespace {

using Json = tactics::ClaimFormat::Json;
using tactics::Claim;
using tactics::ClaimDetail;
using tactics::ClaimFormat;

Claim a_fork() {
    return {.theme = "fork",
            .is_lichess_theme = true,
            .text = "Forks.",
            .pieces = {"Nf6", "qh7"},
            .squares = {"f6", "h7"},
            .victims = {"h7"},
            .arrows = {{"f6", "h7"}},
            .taken = "",
            .gain = 9,
            .proof = std::make_shared<tactics::ToldProof>(),
            .rule_file = "kb/chess/fork.pl",
            .rule_name = "move_creates_fork"};
}

Json written(Claim const& claim, ClaimFormat const& format) {
    return tactics::claims_json(std::vector<Claim>{claim}, format)[0];
}

Json cell(std::string const& name) { return name == "f6" ? Json(21) : Json(); }

constexpr auto rule = R"("rule":{"file":"kb/chess/fork.pl","name":"move_creates_fork"})";

} // namespace

TEST(ClaimJson, InWordsAlone) {
    EXPECT_EQ(written(a_fork(), {}).dump(), R"({"theme":"fork","text":"Forks."})");
}

TEST(ClaimJson, OnABoardLeavesOutSquaresThatItDoesNotHave) {
    auto const json = written(a_fork(), {.detail = ClaimDetail::board, .square = cell});
    EXPECT_EQ(json.dump(),
              std::string(R"({"theme":"fork","text":"Forks.","squares":[21],"victims":[],"arrows":[],)") +
                  rule + "}");
}

TEST(ClaimJson, WithItsProofAndArrowsByKey) {
    auto const proof = [](auto const&) { return Json(3); };
    ClaimFormat const format{.detail = ClaimDetail::proof,
                             .square = [](std::string const& name) { return Json(name); },
                             .arrows_by_key = true,
                             .win_key = "winsIn",
                             .proof = proof};
    EXPECT_EQ(written(a_fork(), format).dump(),
              std::string(R"({"theme":"fork","text":"Forks.","squares":["f6","h7"],"victims":["h7"],)"
                          R"("arrows":[{"from":"f6","to":"h7"}],"gain":9,"winsIn":null,"proof":3,)") +
                  rule + "}");
    auto mate = a_fork();
    mate.mate = 2;
    mate.proof = nullptr;
    mate.rule_file.clear();
    auto const json = written(mate, format);
    EXPECT_EQ(json["winsIn"], 2);
    for (auto const* const key : {"gain", "proof", "rule"}) EXPECT_TRUE(json[key].is_null()) << key;
}

TEST(ClaimJson, WholeNamesThePiecesToo) {
    ClaimFormat const format{.detail = ClaimDetail::pieces,
                             .square = [](std::string const& name) { return Json(name); },
                             .proof = [](auto const&) { return Json("proof"); }};
    EXPECT_EQ(written(a_fork(), format).dump(),
              std::string(R"({"theme":"fork","text":"Forks.","pieces":["Nf6","qh7"],"squares":["f6","h7"],)"
                          R"("victims":["h7"],"arrows":[["f6","h7"]],"taken":null,"gain":9,"mate":null,)"
                          R"("proof":"proof",)") +
                  rule + "}");
}
