// What rules of one's own say about a move: for whoever explains it. A rule is not a proof: whoever tells this says whose rule
// it is.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "knowledge/ordering/rule_points.hpp"

#include <vector>

namespace play::rules {

// The patterns of one's own that the move creates, with their squares. `rules` names the rules, `ask` is how they are asked.
core::Expected<std::vector<knowledge::NamedFinding>> own_patterns(knowledge::Request rules,
                                                                  engine::AnyState const& state,
                                                                  engine::LegalMove const& move,
                                                                  knowledge::AskRules const& ask);

} // namespace play::rules
