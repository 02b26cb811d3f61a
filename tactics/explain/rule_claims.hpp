// The claims about a move of any game but chess that can be proved: that it wins, or wins material, and by which
// patterns of the knowledge base.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "tactics/explain/chess_claims.hpp"
#include "tactics/explain/claim.hpp"

#include <vector>

namespace tactics {

inline constexpr ProofEffort rule_effort{.nodes = 150'000, .further_moves = 3, .mate_moves = 3};

std::vector<Claim> rule_claims(engine::AnyState const& state, engine::LegalMove const& move,
                               core::Language language, ProofEffort const& effort = rule_effort,
                               std::stop_token const& stop = {});

} // namespace tactics
