// Goals: their answers, their mistakes, and that none runs for ever.
#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "knowledge/knowledge_base.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace {

using knowledge::Family;
using knowledge::KnowledgeBase;

KnowledgeBase const& base() {
    static auto const loaded = KnowledgeBase::load(Family::chess, knowledge::shipped_rules(Family::chess));
    return *loaded;
}

core::Expected<knowledge::Answers> ask(std::string const& goal, knowledge::Limits limits = {}) {
    return base().ask(knowledge::facts_of(*(*engine::game_named("chess"))->start()), goal, limits);
}

std::string error(core::Expected<knowledge::Answers> const& answers) {
    return answers ? "" : core::text(core::Language::english, answers.error());
}

} // namespace

TEST(Goals, Answers) {
    auto const kings = ask("piece(k, Color, Row, Col)");
    ASSERT_TRUE(kings);
    ASSERT_EQ(kings->list.size(), 2u);
    EXPECT_EQ(kings->list[0],
              (std::vector<knowledge::Binding>{{"Color", "white"}, {"Row", "1"}, {"Col", "5"}}));
    EXPECT_FALSE(kings->more);
    EXPECT_EQ(ask("to_move(white)")->list.size(), 1u);
    EXPECT_TRUE(ask("to_move(black)")->list.empty());
    EXPECT_TRUE(ask("piece(_, _, 1, 5), _Hidden = 1")->list.front().empty());
}

TEST(Goals, AnswersAreCutAtTheLimit) {
    auto const many = ask("between(1, inf, X)", {.answers = 3});
    ASSERT_TRUE(many);
    EXPECT_EQ(many->list.size(), 3u);
    EXPECT_TRUE(many->more);
}

TEST(Goals, MistakesAreTold) {
    EXPECT_NE(error(ask("piece(k, Color")).find("syntax error"), std::string::npos)
        << error(ask("piece(k, Color"));
    EXPECT_NE(error(ask("no_such_thing(1)")).find("no_such_thing/1 is not defined"), std::string::npos)
        << error(ask("no_such_thing(1)"));
    EXPECT_NE(error(ask("X is a + 1")).size(), 0u);
    EXPECT_NE(error(ask("X")).size(), 0u);
    EXPECT_NE(error(ask("")).size(), 0u);
    EXPECT_NE(error(ask("throw(x)")).size(), 0u);
}

TEST(Goals, RunawaysAreStopped) {
    using namespace std::chrono_literals;
    auto const begin = std::chrono::steady_clock::now();
    EXPECT_NE(error(ask("repeat, fail", {.inferences = 100'000})).find("more steps"), std::string::npos);
    EXPECT_NE(error(ask("repeat, fail", {.inferences = 1'000'000'000'000, .seconds = 0.2})).find("more time"),
              std::string::npos);
    EXPECT_NE(error(ask("length(L, N), N > 100000000")).size(), 0u);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 60s);
    EXPECT_EQ(ask("to_move(white)")->list.size(), 1u) << "the next goal is none the worse";
}

TEST(Goals, TheSandboxRefusesWhatReachesOutside) {
    for (auto const* goal :
         {"open('/etc/passwd', read, S)", "shell('true')", "halt", "assertz(user:x)", "consult('/tmp/x')",
          "call(open, '/etc/passwd', read, S)", "read_term(user_input, X, [])", "getenv('HOME', X)"}) {
        auto const refused = error(ask(goal));
        EXPECT_FALSE(refused.empty()) << goal;
    }
    EXPECT_EQ(ask("move_creates_capture(A, B, C, D, S)")->list.size(), 0u);
    EXPECT_EQ(ask("move(A, B, C, D)")->list.size(), 20u);
}
