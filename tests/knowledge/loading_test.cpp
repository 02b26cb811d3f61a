// Rules that somebody wrote: what is wrong with them is told with file, line and what was expected, and the rest works.
#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "knowledge/knowledge_base.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace {

using knowledge::Family;
using knowledge::KnowledgeBase;

KnowledgeBase with(std::string text, std::string name = "own.pl") {
    auto rules = knowledge::combined(knowledge::shipped_rules(Family::chess),
                                     {{name, "my/" + name, std::move(text), false}});
    return std::move(*KnowledgeBase::load(Family::chess, rules));
}

std::string said(KnowledgeBase const& base) {
    std::string text;
    for (auto const& problem : base.problems())
        text += problem.file + ", " + core::text(core::Language::english, problem.error) + "\n";
    return text;
}

knowledge::Facts start() { return knowledge::facts_of(*(*engine::game_named("chess"))->start()); }

auto knights_moves(KnowledgeBase const& base) {
    auto const found = base.find(start(), {}).found;
    return std::ranges::count(found, std::string("knight_move"), &knowledge::Finding::pattern);
}

constexpr char const* good_rule =
    "move_creates_knight_move(A, B, C, D) :- candidate(A, B, C, D), piece(n, _, A, B).\n";

bool has_pattern(KnowledgeBase const& base, std::string const& name) {
    return std::ranges::find(base.patterns(), name, &knowledge::Pattern::name) != base.patterns().end();
}

} // namespace

TEST(Loading, OurRulesHaveNothingWrong) {
    for (auto const family : {Family::chess, Family::draughts, Family::knights}) {
        auto const base = KnowledgeBase::load(family, knowledge::shipped_rules(family));
        ASSERT_TRUE(base);
        EXPECT_EQ(said(*base), "") << knowledge::name_of(family);
        EXPECT_FALSE(base->patterns().empty());
    }
}

TEST(Loading, AnAddedPatternIsFound) {
    auto const base = with(good_rule);
    EXPECT_EQ(said(base), "");
    EXPECT_TRUE(has_pattern(base, "knight_move"));
    EXPECT_TRUE(has_pattern(base, "fork"));
    EXPECT_EQ(knights_moves(base), 4);
    auto const own = *std::ranges::find(base.patterns(), "knight_move", &knowledge::Pattern::name);
    EXPECT_EQ(own.file, "my/own.pl");
    EXPECT_EQ(own.line, 1);
}

TEST(Loading, SyntaxErrorsAreToldAndTheRestWorks) {
    auto const base = with("% a rule with a mistake\nmove_creates_odd(A, B, C, D) :- candidate(A, B, C, D) "
                           "piece(n, _, A, B).\n" +
                           std::string(good_rule));
    EXPECT_NE(said(base).find("my/own.pl, line 2, column"), std::string::npos) << said(base);
    EXPECT_NE(said(base).find("syntax error: expected an operator"), std::string::npos) << said(base);
    EXPECT_FALSE(has_pattern(base, "odd"));
    EXPECT_EQ(knights_moves(base), 4);
}

TEST(Loading, EveryUsualSyntaxErrorHasItsWords) {
    for (auto const* broken :
         {"a :- b c.\n", "a(b.\n", "a :- 'open.\n", "a :- /* open\n", "a :- ).\n", "a :- b", "a = = b.\n"}) {
        auto const text = said(with(broken));
        EXPECT_NE(text.find("my/own.pl, line 1"), std::string::npos) << broken << text;
        EXPECT_NE(text.find("syntax error: "), std::string::npos) << broken << text;
        EXPECT_EQ(text.find("_error("), std::string::npos) << text;
    }
}

TEST(Loading, UndefinedPredicatesAreTold) {
    auto const base =
        with("move_creates_odd(A, B, C, D) :-\n    candidate(A, B, C, D),\n    \\+ nowhere(A, B).\n" +
             std::string(good_rule));
    EXPECT_NE(said(base).find("my/own.pl, line 1: nowhere/2 is called and not defined"), std::string::npos)
        << said(base);
    EXPECT_EQ(knights_moves(base), 4);
    auto const problems = base.find(start(), {}).problems;
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_NE(core::text(core::Language::english, problems.front().error).find("nowhere/2"),
              std::string::npos);
}

TEST(Loading, OddAnswersAreLeftOutAndTold) {
    auto const base = with("move_creates_odd(a, 1, 1, 1).\nmove_creates_half(1, 2, 3, 3, 0.5).\n"
                           "move_creates_far(1, 2, 3, 3, 1, [9/9]).\n");
    auto const findings = base.find(start(), {});
    EXPECT_TRUE(std::ranges::none_of(findings.found, [](auto const& finding) {
        return finding.pattern == "odd" || finding.pattern == "half" || finding.pattern == "far";
    }));
    EXPECT_EQ(findings.problems.size(), 2u);
}

TEST(Loading, AFileOfTheSameNameTakesThePlaceOfOurs) {
    auto const base = with("move_creates_fork(1, 2, 3, 3, 7).\n", "fork.pl");
    auto const found = base.find(start(), {}).found;
    auto const fork = std::ranges::find(found, std::string("fork"), &knowledge::Finding::pattern);
    ASSERT_NE(fork, found.end());
    EXPECT_EQ(fork->score, 7);
}

TEST(Loading, FilesOfAFolder) {
    namespace fs = std::filesystem;
    auto const folder = fs::temp_directory_path() / "damero_rules_test";
    fs::remove_all(folder);
    EXPECT_FALSE(knowledge::rules_in(folder, Family::chess));
    fs::create_directories(folder / "chess");
    EXPECT_FALSE(knowledge::rules_in(folder, Family::chess)) << "no rules";
    std::ofstream(folder / "chess" / "b.pl") << good_rule;
    std::ofstream(folder / "chess" / "a.pl") << "x.\n";
    std::ofstream(folder / "chess" / "notes.txt") << "not a rule";
    std::ofstream(folder / "z.pl") << "y.\n";
    auto const rules = knowledge::rules_in(folder, Family::chess);
    ASSERT_TRUE(rules);
    ASSERT_EQ(rules->size(), 2u);
    EXPECT_EQ(rules->front().name, "a.pl");
    auto const others = knowledge::rules_in(folder, Family::knights);
    ASSERT_TRUE(others);
    EXPECT_EQ(others->front().name, "z.pl");
    fs::remove_all(folder);
}

TEST(Loading, OutsideRulesOpenNoFiles) {
    auto const base = with(":- open('/etc/passwd', read, _).\n"
                           "move_creates_leak(1, 1, 1, 1) :- open('/etc/passwd', read, S), close(S).\n" +
                           std::string(good_rule));
    EXPECT_NE(said(base).find("my/own.pl, line 1"), std::string::npos) << said(base);
    auto const foretold = base.refused(base.patterns());
    auto const findings = base.find(start(), {});
    ASSERT_EQ(findings.problems.size(), 1u);
    ASSERT_EQ(foretold.size(), 1u);
    EXPECT_EQ(core::text(core::Language::english, foretold.front().error),
              core::text(core::Language::english, findings.problems.front().error));
    auto const text = core::text(core::Language::english, findings.problems.front().error);
    EXPECT_NE(text.find("refused: open/3"), std::string::npos) << text;
    EXPECT_EQ(std::ranges::count(findings.found, std::string("knight_move"), &knowledge::Finding::pattern),
              4);
    EXPECT_TRUE(std::ranges::find(findings.found, std::string("leak"), &knowledge::Finding::pattern) ==
                findings.found.end());
}

TEST(Loading, OurOwnRulesPassTheSandbox) {
    for (auto const family : {Family::chess, Family::draughts, Family::knights}) {
        auto const game = family == Family::chess ? "chess" : family == Family::knights ? "knights" : "damas";
        auto const base = KnowledgeBase::load(family, knowledge::shipped_rules(family));
        ASSERT_TRUE(base);
        EXPECT_TRUE(base->refused(base->patterns()).empty()) << game;
        auto const findings = base->find(knowledge::facts_of(*(*engine::game_named(game))->start()), {});
        for (auto const& problem : findings.problems)
            ADD_FAILURE() << game << ": " << core::text(core::Language::english, problem.error);
    }
}
