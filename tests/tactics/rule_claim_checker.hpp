// Checks explanations of draughts and knights-only chess as they were printed, from their JSON alone: replays the proofs, and
// looks for each pattern with code of its own. Of the program it uses the board and nothing of tactics/ or knowledge/.
#pragma once

#include "engine/any_game.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace tests {

// What is wrong with the claims about a move, the refutation and what was missed.
std::vector<std::string> faults_of_rules(engine::AnyGame const& game, nlohmann::json const& explanation);

// What is wrong with one list of claims about a move of a position.
std::vector<std::string> faults_of_claims(engine::AnyGame const& game, engine::AnyState const& state,
                                          std::string const& move, nlohmann::json const& claims);

bool has_rule(nlohmann::json const& claim, std::string const& family, std::string const& name);

} // namespace tests
