// The list of what rules may call (knowledge/host/goals.pl): all of it is there and works; terms that cannot be goals are refused.
#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "knowledge/knowledge_base.hpp"
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <sstream>

namespace {

using knowledge::Family;
using knowledge::GoalChecks;
using knowledge::KnowledgeBase;

core::Expected<knowledge::Answers> ask(std::string const& goal, GoalChecks checks = GoalChecks::on) {
    static auto const checked = KnowledgeBase::load(Family::chess, {});
    static auto const unchecked = KnowledgeBase::load(Family::chess, {}, GoalChecks::off);
    auto const& base = checks == GoalChecks::on ? *checked : *unchecked;
    return base.ask(knowledge::facts_of(*(*engine::game_named("chess"))->start()), goal, {.seconds = 20});
}

std::string said(core::Expected<knowledge::Answers> const& answers) {
    return answers ? "" : core::text(core::Language::english, answers.error());
}

std::vector<std::pair<std::string, std::string>> examples() {
    std::vector<std::pair<std::string, std::string>> result;
    std::istringstream lines(tests::contents("tests/knowledge/listed_goals.txt"));
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with('#'))
            result.emplace_back(line.substr(0, line.find(' ')), line.substr(line.find(' ') + 1));
    return result;
}

} // namespace

TEST(ListedGoals, EachWorks) {
    for (auto const& [name, goal] : examples()) {
        auto const answers = ask(goal);
        EXPECT_TRUE(answers && !answers->list.empty()) << name << ": " << goal << ": " << said(answers);
    }
}

TEST(ListedGoals, EachHasAnExample) {
    std::set<std::string> shown;
    for (auto const& [name, goal] : examples()) shown.insert(name);
    auto const listed = ask("( damero_goals:permitted(N, A) ; damero_goals:calls(G), functor(G, N, A) ), "
                            "format(atom(Name), '~w/~w', [N, A]), atom_string(Name, Text)",
                            GoalChecks::off);
    ASSERT_TRUE(listed) << said(listed);
    ASSERT_GT(listed->list.size(), 150u);
    for (auto const& bindings : listed->list) {
        auto text = std::ranges::find(bindings, "Text", &knowledge::Binding::first)->second; // "\\\\=/2"
        for (auto at = text.find("\\\\"); at != std::string::npos; at = text.find("\\\\", at + 1))
            text.erase(at, 1);
        EXPECT_TRUE(shown.contains(text.substr(1, text.size() - 2))) << text;
    }
}

TEST(ListedGoals, CheckOfTypesCallsNothing) {
    EXPECT_EQ(said(ask("must_be(integer, a)")), "expected integer, found a");
    EXPECT_NE(said(ask("must_be(shell(true), a)")), "");
    EXPECT_NE(said(ask("must_be(list(_), [a])")), "");
    EXPECT_NE(said(ask("must_be(_, a)")), "");
}

TEST(ListedGoals, AGrammarMayBeAVariable) {
    auto const answers = ask("G = [a], phrase(G, [a])");
    ASSERT_TRUE(answers) << said(answers);
    EXPECT_EQ(answers->list.size(), 1u);
    EXPECT_TRUE(ask("G = [a], phrase(G, [a, b], [b])"));
}

TEST(ListedGoals, TermsWithoutArgumentsAreNoGoals) {
    for (auto const* const goal : {"foo()", "call(foo())", "G = foo(), call(G)", "maplist(foo(), [1])",
                                   "\\+ foo()", "findall(x, foo(), _)", "call(foo(), 1)"})
        EXPECT_EQ(said(ask(goal)), "expected callable, found foo()") << goal;
}

TEST(ListedGoals, AnswersAreWrittenInNoTime) {
    using namespace std::chrono_literals;
    auto const began = std::chrono::steady_clock::now();
    EXPECT_NE(said(ask("X = a:X, throw(error(permission_error(call, sandboxed, X), _))")), "");
    auto const shared = ask("length(L, 60), foldl([_, A, B]>>(B = f(A, A)), L, z, R), true");
    ASSERT_TRUE(shared) << said(shared);
    for (auto const& [name, value] : shared->list.front()) EXPECT_LT(value.size(), 200'000u) << name;
    EXPECT_NE(said(ask("length(L, 60), foldl([_, A, B]>>(B = f(A, A)), L, z, R), throw(R)")), "");
    EXPECT_TRUE(ask("X is 7 ** (7 ** 7)"));
    EXPECT_LT(std::chrono::steady_clock::now() - began, 10s);
}
