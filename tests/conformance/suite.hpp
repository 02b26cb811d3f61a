// The conformance suite: for each game of a list, one test for every check that applies to it, over random
// games; and two properties over games that rapidcheck makes up and, when one fails, makes short.
// Tests are registered at run time because a typed suite would make games pass tests of what they do not have.
#pragma once

#include "tests/conformance/checks.hpp"
#include "tests/fuzz/damaged_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace conformance {

template <core::Game... Gs>
struct GameList {};

#ifdef NDEBUG
inline constexpr int games_per_opening = 40;
#else
inline constexpr int games_per_opening = 4; // sanitizers and asserts take their time
#endif
inline constexpr int most_plies = 200;

class CallingTest : public testing::Test {
  public:
    explicit CallingTest(std::function<void()> body) : body_(std::move(body)) {}
    void TestBody() override { body_(); }

  private:
    std::function<void()> body_;
};

inline void register_test(std::string const& suite, std::string const& name, std::function<void()> body) {
    testing::RegisterTest(suite.c_str(), name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                          [body]() -> testing::Test* { return new CallingTest(body); });
}

template <core::Game G>
void expect_over_random_games(std::string const& name) {
    auto const check = check_named<G>(name);
    auto const failure = random_games<G>(games_per_opening, most_plies, check.look);
    EXPECT_FALSE(failure) << *failure;
}

// How close the lists came to their limit, written into the test's report.
template <core::Game G>
void expect_lists_do_not_overflow() {
    int most = 0;
    random_games<G>(games_per_opening, most_plies, [&](auto const& at, auto const&) -> Failure {
        most = std::max(most, legal_moves<G>(at).size());
        return std::nullopt;
    });
    testing::Test::RecordProperty("most_moves", most);
    EXPECT_GT(most, 0);
    EXPECT_LE(most, G::max_moves);
}

using Choices = std::vector<std::uint16_t>; // each picks a move: shorter and smaller is simpler

template <core::Game G, class Visit>
Failure walk_by(Choices const& choices, Visit visit) {
    auto next = choices.begin();
    auto const choose = [&](int count) -> std::optional<int> {
        return next == choices.end() ? std::nullopt : std::optional(*next++ % count);
    };
    return walk<G>(openings<G>().front(), choose, visit);
}

template <core::Game G>
void expect_all_checks_over_made_up_games() {
    EXPECT_TRUE(rc::check([](Choices const& choices) {
        CheckList<G> const list;
        auto const failure = walk_by<G>(choices, [&](auto const& at, auto const& trail) -> Failure {
            for (auto const& check : list.all())
                if (auto found = check.look(at, trail)) return found;
            return std::nullopt;
        });
        if (failure) RC_FAIL(*failure);
    }));
}

// A whole game played and taken back, move by move, comes through every position it came through before.
template <core::Game G>
Failure takes_back(Choices const& choices) {
    auto at = openings<G>().front();
    std::vector<core::PositionOf<G>> seen;
    std::vector<std::pair<core::MoveOf<G>, core::UndoOf<G>>> played;
    for (auto const choice : choices) {
        auto const moves = legal_moves<G>(at);
        if (moves.empty()) break;
        seen.push_back(at);
        played.emplace_back(moves[choice % moves.size()], core::UndoOf<G>{});
        at.make(played.back().first, played.back().second);
    }
    while (!played.empty()) {
        at.unmake(played.back().first, played.back().second);
        if (!identical(at, seen.back())) return "taking a game back goes astray " + described<G>(seen.back());
        played.pop_back();
        seen.pop_back();
    }
    return std::nullopt;
}

template <core::Game G>
void expect_games_can_be_taken_back() {
    EXPECT_TRUE(rc::check([](Choices const& choices) {
        if (auto const failure = takes_back<G>(choices)) RC_FAIL(*failure);
    }));
}

// The fuzz targets' work, for a moment and without their cunning.
template <core::HasText G>
void expect_bad_text_is_harmless() {
    fuzz::Samples<G> const samples;
    core::Random random{1};
    for (int i = 0; i < 250 * games_per_opening; ++i) {
        std::vector<std::uint8_t> bytes(random.below(24));
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.next());
        auto failure = samples.feed_position(bytes);
        if (!failure) failure = samples.feed_move(bytes);
        ASSERT_FALSE(failure) << *failure;
    }
}

template <core::Game G>
void register_game() {
    std::string suite(G::name);
    std::ranges::replace(suite, '-', '_'); // a minus would mean "all but" to gtest's filter
    CheckList<G> const list;
    for (auto const& check : list.all())
        register_test(suite, check.name, [name = check.name] { expect_over_random_games<G>(name); });
    register_test(suite, "ListsDoNotOverflow", expect_lists_do_not_overflow<G>);
    register_test(suite, "MadeUpGamesPassEveryCheck", expect_all_checks_over_made_up_games<G>);
    register_test(suite, "MadeUpGamesCanBeTakenBack", expect_games_can_be_taken_back<G>);
    if constexpr (core::HasText<G>) register_test(suite, "BadTextIsHarmless", expect_bad_text_is_harmless<G>);
}

template <core::Game... Gs>
bool register_games(GameList<Gs...>) {
    (register_game<Gs>(), ...);
    return true;
}

} // namespace conformance
