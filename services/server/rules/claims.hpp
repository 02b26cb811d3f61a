// What the rules of one's own that are in use say about a move: for whoever explains it. A rule is not a proof: whoever tells this says
// whose rule it is.
#pragma once

#include "services/server/rules/own_rules.hpp"

#include <vector>

namespace services::server {

// The patterns of one's own that the move creates, with their squares; none where no rule is in use, or one fails. Starts a process:
// not for a thread that answers requests.
std::vector<knowledge::NamedFinding> own_findings(OwnRules const& rules, engine::AnyState const& state,
                                                  engine::LegalMove const& move);

} // namespace services::server
