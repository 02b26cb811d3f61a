// Checks an explanation of a chess move as it was printed, from its JSON alone. Slow and plain on purpose: of the program it
// uses the board (positions, legal moves) and nothing of tactics/ or knowledge/, and it finds attacks by walking square by square.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace tests {

// What is wrong with it; empty where every claim holds.
std::vector<std::string> faults_of(nlohmann::json const& explanation);

} // namespace tests
