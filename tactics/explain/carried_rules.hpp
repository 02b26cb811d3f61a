// Does a proof of any game but chess rest on a pattern? The conditions of docs/explain.md.
#pragma once

#include "knowledge/facts.hpp"
#include "tactics/explain/game_proof.hpp"
#include "tactics/explain/rule_patterns.hpp"

namespace tactics {

bool is_carried(knowledge::Family family, GameProof const& proof, RulePattern const& pattern);

// Some reply leaves the piece where it stands, and the answer takes it there.
bool falls_in_answer(PlacedNode const& move, knowledge::Place victim);

} // namespace tactics
