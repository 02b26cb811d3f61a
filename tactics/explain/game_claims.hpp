// The claims that can be proved about a move of any game.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "tactics/explain/chess_claims.hpp"
#include "tactics/explain/claim.hpp"

#include <optional>
#include <stop_token>
#include <vector>

namespace tactics {

// `following` are moves that may come next, as the engine expects them. Without an effort: the game's own.
std::vector<Claim> claims_about(engine::AnyState const& state, engine::LegalMove const& move,
                                std::vector<engine::LegalMove> const& following, core::Language language,
                                std::optional<ProofEffort> const& effort = std::nullopt,
                                std::stop_token const& stop = {});

} // namespace tactics
