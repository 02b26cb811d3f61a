// Rule files with something odd in them: each is reported with its line, and everything beside it works.
#include "core/catalogue.hpp"
#include "knowledge/request.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace {

using knowledge::Action;
using knowledge::Complaint;
using knowledge::Reply;

constexpr char const* good = "move_creates_good(A, B, C, D) :- move(A, B, C, D).\n";

Reply answered(Action action, std::string const& text) {
    return knowledge::answer({.action = action,
                              .positions = {"start"},
                              .files = {{"o.pl", "o.pl", text + good, false}},
                              .alone = true});
}

// The rule `bad` is a problem in its line, and the good one behind it works all the same.
void expect_told(std::string const& bad, int line, std::string_view what) {
    auto const checked = answered(Action::check, bad);
    auto const found = std::ranges::find_if(checked.problems, [&](Complaint const& problem) {
        return problem.serious && problem.file == "o.pl" && problem.line == line &&
               problem.what.find(what) != std::string::npos;
    });
    EXPECT_NE(found, checked.problems.end()) << bad << to_json(checked);
    auto const run = answered(Action::patterns, bad);
    EXPECT_EQ(std::ranges::count(run.found, "good", &knowledge::NamedFinding::pattern), 20) << bad;
}

std::string many_arguments() {
    std::string list = "1";
    for (int i = 2; i <= 2000; ++i) list += "," + std::to_string(i);
    return list;
}

} // namespace

TEST(BadRules, AClauseThatDoesNotLinkLeavesTheOthersAlone) {
    expect_told("move_creates_bad(A,B,C,D,S) :- move(A,B,C,D), S is vlaue+1.\n", 1, "vlaue");
    expect_told("move_creates_bad(A,B,C,D) :- move(A,B,C,D), foo().\n", 1, "foo()");
    expect_told("odd :- call(foo()).\n", 1, "foo()");
    expect_told("odd :- true.\nbar(" + many_arguments() + ").\n", 2, "left out");
    expect_told("odd :- X = bar(" + many_arguments() + "), call(X).\nfoo() :- true.\n", 2,
                "expected a clause");
}

TEST(BadRules, TermsWithoutArgumentsAreToldAtTheirLine) {
    expect_told("foo() :- true.\n", 1, "expected a clause");
    expect_told("\nfoo().\n", 2, "expected a clause");
    expect_told(":- foo().\n", 1, "directive");
}

TEST(BadRules, VariablesAreNoClauses) {
    expect_told("X.\n", 1, "expected a clause");
    expect_told("\n:- X.\n", 2, "directive");
}

TEST(BadRules, PatternsHaveNamesThatCanBePrinted) {
    auto const reply = answered(Action::check, "'move_creates_\\n\\e[31mred'(A,B,C,D) :- move(A,B,C,D).\n"
                                               "move_creates_se\xC3\xB1"
                                               "al_2(A,B,C,D) :- move(A,B,C,D).\n");
    ASSERT_EQ(reply.problems.size(), 1u) << to_json(reply);
    EXPECT_EQ(reply.problems.front().line, 1);
    EXPECT_EQ(reply.problems.front().what.find_first_of("\n\x1B"), std::string::npos);
    EXPECT_EQ(reply.patterns.size(), 2u);
}

TEST(BadRules, AnOpenCommentIsToldAtItsLine) {
    auto const reply = answered(Action::check, std::string(good) + "% so far\n\n  /* open\n");
    ASSERT_FALSE(reply.problems.empty());
    EXPECT_EQ(reply.problems.back().line, 4) << to_json(reply);
}

TEST(BadRules, StyleIsNoneOfTheirBusiness) {
    auto const reply =
        answered(Action::check, ":- style_check(-singleton).\n:- style_check(-discontiguous).\n");
    EXPECT_TRUE(reply.problems.empty()) << to_json(reply);
}

TEST(BadRules, AFailingOrderNamesItsFile) {
    knowledge::Request const request{
        .action = Action::order,
        .positions = {"start"},
        .files = {{"good.pl", "good.pl", std::string(good) + "order_weight(good, 7, 1).\n", false},
                  {"slow.pl", "slow.pl", "\norder_weight(_, _, _) :- repeat, fail.\n", false}},
        .limits = {.inferences = 100'000}};
    auto const reply = answer(request);
    ASSERT_EQ(reply.problems.size(), 1u) << to_json(reply);
    EXPECT_EQ(reply.problems.front().file, "slow.pl");
    EXPECT_EQ(reply.problems.front().line, 2);
    EXPECT_EQ(reply.weights, (std::vector<knowledge::OrderWeight>{{"good", 7, 1}}));
}

namespace {

class RuleFiles : public testing::Test {
  protected:
    RuleFiles() { std::filesystem::create_directories(folder_); }
    ~RuleFiles() override { std::filesystem::remove_all(folder_); }

    [[nodiscard]] auto read() const { return knowledge::rules_in(folder_, knowledge::Family::chess); }

    std::filesystem::path folder_ = testing::TempDir() + "damero_rule_files";
};

} // namespace

TEST_F(RuleFiles, WhatOtherProgramsPutInFrontIsPassedOver) {
    std::ofstream(folder_ / "bom.pl") << "\xEF\xBB\xBF" << good;
    std::ofstream(folder_ / "script.pl") << "#!/usr/bin/env swipl\n" << good;
    auto const rules = read();
    ASSERT_TRUE(rules);
    EXPECT_EQ((*rules)[0].text, good);
    EXPECT_EQ((*rules)[1].text, std::string("\n") + good);
}

TEST_F(RuleFiles, WhatCannotBeReadIsToldAtOnce) {
    for (auto const* const file : {"/proc/self/mem", "/proc/kmsg"}) {
        std::filesystem::remove(folder_ / "x.pl");
        std::filesystem::create_symlink(file, folder_ / "x.pl");
        auto const rules = read();
        ASSERT_FALSE(rules) << file;
        auto const said = core::text(core::Language::english, rules.error());
        EXPECT_NE(said.find("x.pl"), std::string::npos) << said;
        EXPECT_EQ(said.find("basic_filebuf"), std::string::npos) << said;
    }
}

TEST_F(RuleFiles, OfMoreThanAMegabyteAreRefused) {
    std::ofstream(folder_ / "large.pl") << std::string((1 << 20) + 1, '%');
    EXPECT_FALSE(read());
}
