// The patterns that one move of any game but chess creates, by the rules of kb/ as they are shipped.
#pragma once

#include "engine/any_game.hpp"
#include "knowledge/board_map.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactics {

struct RulePattern {
    std::string name; // shot
    std::string file; // kb/draughts/shot.pl
    std::optional<int> score;
    std::vector<knowledge::Place> squares; // in the order of the rule
};

// None where there is no Prolog to run the rules.
std::vector<RulePattern> rule_patterns(engine::AnyState const& state, engine::LegalMove const& move);

} // namespace tactics
