// Checks what an explanation says that a quiet move stops or threatens, in any game, from its JSON alone.
#pragma once

#include "engine/any_game.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace tests {

std::vector<std::string> faults_of_threats(engine::AnyGame const& game, nlohmann::json const& explanation);

} // namespace tests
