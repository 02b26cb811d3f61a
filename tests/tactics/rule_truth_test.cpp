// Explanations of positions from random play in every game, held against the checkers; of chess only what quiet moves stop and
// threaten, for explain_truth_test.cpp has the rest. DAMERO_EXPLAINED says how many of each game (2 unless told); figures are printed.
#include "core/rng.hpp"
#include "explained.hpp"
#include "rule_claim_checker.hpp"
#include "threat_checker.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>

namespace {

int how_many() {
    auto const* const told = std::getenv("DAMERO_EXPLAINED");
    return told == nullptr ? 2 : std::atoi(told);
}

int plies_of_random_game(engine::AnyGame const& game) {
    core::Random random{1};
    auto state = game.start();
    while (!state->outcome()) {
        auto const moves = state->legal_moves();
        state->play(moves[random.next() % moves.size()]);
    }
    return state->plies();
}

// After so many random moves; null if the game ended before.
std::unique_ptr<engine::AnyState> random_position(engine::AnyGame const& game, core::Random& random,
                                                  int plies) {
    auto state = game.start();
    for (int i = 0; i < plies; ++i) {
        auto const moves = state->legal_moves();
        if (state->outcome() || moves.empty()) return nullptr;
        state->play(moves[random.next() % moves.size()]);
    }
    return state->outcome() ? nullptr : std::move(state);
}

class RuleTruth : public testing::TestWithParam<engine::AnyGame const*> {};

std::string name_of(testing::TestParamInfo<engine::AnyGame const*> const& info) {
    std::string name(info.param->name());
    std::erase(name, '-');
    return name;
}

} // namespace

TEST_P(RuleTruth, NoFalseClaimAboutRandomPositions) {
    auto const& game = *GetParam();
    core::Random random{20'240'611};
    int const usual = plies_of_random_game(game);
    std::map<std::string, int> told;
    for (int explained = 0; explained < how_many();) {
        bool const knights = game.name() == "knights";
        int const plies =
            std::min(knights ? 150 : 12, usual / 4) +
            static_cast<int>(random.next() % static_cast<unsigned>(std::min(knights ? 150 : 48, usual)));
        auto const state = random_position(game, random, plies);
        if (!state) continue;
        ++explained;
        auto const json = tests::explained(game, state->fen(), "", core::Language::english, 2000);
        for (auto const& theme : tests::themes_in(json)) ++told[theme];
        for (auto const* const kind : {"stops", "threatens"})
            if (!json.at(kind).is_null()) ++told[json[kind]["theme"].get<std::string>()];
        if (game.name() != "chess") {
            EXPECT_EQ(tests::faults_of_rules(game, json), std::vector<std::string>{}) << json;
        }
        EXPECT_EQ(tests::faults_of_threats(game, json), std::vector<std::string>{}) << json;
    }
    std::cout << game.name() << ": " << how_many() << " explained;";
    for (auto const& [theme, count] : told) std::cout << " " << theme << " " << count;
    std::cout << "\n";
}

INSTANTIATE_TEST_SUITE_P(Games, RuleTruth,
                         testing::ValuesIn(engine::all_games().begin(), engine::all_games().end()), name_of);
