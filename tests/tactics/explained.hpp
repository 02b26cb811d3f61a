// A chess move explained, as JSON, for the tests of explain.
#pragma once

#include "engine/games.hpp"
#include "tactics/explain/explanation.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string>

namespace tests {

// An empty move: the engine's choice.
inline nlohmann::json explained(engine::AnyGame const& game, std::string const& fen, std::string const& move,
                                core::Language language = core::Language::english,
                                std::uint64_t nodes = 5000) {
    auto const opened = game.from_fen(fen);
    EXPECT_TRUE(opened) << fen;
    if (!opened) return {};
    tactics::ExplainTask task{.nodes = nodes, .language = language};
    if (!move.empty()) {
        auto const parsed = opened->state->parse_move(move);
        EXPECT_TRUE(parsed) << move;
        if (!parsed) return {};
        task.move = *parsed;
    }
    auto const explanation = tactics::explain(game, *opened->state, task);
    EXPECT_TRUE(explanation) << fen;
    return explanation ? nlohmann::json::parse(tactics::to_json(*opened->state, *explanation))
                       : nlohmann::json{};
}
inline nlohmann::json explained(std::string const& fen, std::string const& move) {
    return explained(engine::game_of<chess::Chess>(), fen, move);
}

inline std::set<std::string> themes_in(nlohmann::json const& move) {
    std::set<std::string> themes;
    for (auto const& claim : move.at("claims")) themes.insert(claim.at("theme").get<std::string>());
    return themes;
}

} // namespace tests
