// The claims that can be proved about a move of any game that is not chess: that it wins, that it wins material, and the
// patterns of the game's rules that go with it.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "tactics/explain/claim.hpp"

#include <vector>

namespace tactics {

// Of every game; `following` are moves that may come next, as the engine expects them.
std::vector<Claim> claims_about(engine::AnyState const& state, engine::LegalMove const& move,
                                std::vector<engine::LegalMove> const& following, core::Language language);

} // namespace tactics
