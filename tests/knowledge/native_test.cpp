// The detectors in C++ serve only the rules they were tested against.
#include "knowledge/knowledge_base.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace {

using namespace knowledge;

std::vector<RuleFile> ours() { return shipped_rules(Family::chess); }

KnowledgeBase with(std::string name, std::string text) {
    auto const rules = combined(ours(), {{std::move(name), "own", std::move(text), false}});
    return std::move(*KnowledgeBase::load(Family::chess, rules));
}

bool serves(KnowledgeBase const& base, patterns::PatternId id) {
    return std::ranges::find(base.native_patterns(), id) != base.native_patterns().end();
}

} // namespace

// When this fails, the rules have changed: see that DifferentialTest passes, then copy the lines.
TEST(Native, TestedTextsAreTheShippedOnes) {
    std::string expected;
    std::string recorded;
    for (auto const& rule : ours())
        expected += fmt::format("        TestedText{{\"{}\", 0x{:016X}u}},\n", rule.name, hash_of(rule.text));
    for (auto const& text : patterns::tested_texts())
        recorded += fmt::format("        TestedText{{\"{}\", 0x{:016X}u}},\n", text.file, text.hash);
    EXPECT_EQ(recorded, expected);
}

TEST(Native, ServesEveryPatternOfTheHouse) {
    EXPECT_EQ(patterns::served_natively(ours()).size(), patterns::pattern_names.size());
}

TEST(Native, AnAddedRuleLeavesOursServed) {
    auto const base = with("own.pl", "move_creates_mine(A, B, C, D) :- candidate(A, B, C, D).\n");
    EXPECT_EQ(base.native_patterns().size(), patterns::pattern_names.size());
}

TEST(Native, AChangedRuleIsNotServed) {
    auto const base = with("fork.pl", "move_creates_fork(A, B, C, D, 1) :- candidate(A, B, C, D).\n");
    EXPECT_FALSE(serves(base, patterns::PatternId::fork));
    EXPECT_TRUE(serves(base, patterns::PatternId::capture));
}

TEST(Native, AChangedFoundationServesNothingBuiltOnIt) {
    auto rules = ours();
    auto const board = std::ranges::find(rules, std::string("board.pl"), &RuleFile::name);
    EXPECT_TRUE(with("board.pl", board->text + "% changed\n").native_patterns().empty());
    auto const exchange = std::ranges::find(rules, std::string("exchange.pl"), &RuleFile::name);
    auto const base = with("exchange.pl", exchange->text + "% changed\n");
    EXPECT_TRUE(serves(base, patterns::PatternId::fork));
    EXPECT_FALSE(serves(base, patterns::PatternId::hanging));
}

TEST(Native, ARedefinitionElsewhereServesNothing) {
    auto const base = with("values.pl", "piece_value(p, 2).\npiece_value(n, 3).\n");
    EXPECT_TRUE(base.native_patterns().empty());
}
