// Draws that are offered, accepted, declined or claimed; and what a bot answers when one is offered to it.
#pragma once

#include "engine/memory_budget.hpp"
#include "services/server/game/live_game.hpp"

#include <memory>
#include <string_view>

namespace services::server {

// `action`: offer, accept, decline or claim, by the person who plays `side`.
Result<void> act_on_draw(LiveGame& game, core::Colour side, std::string_view action,
                         std::shared_ptr<engine::MemoryBudget> const& budget);

// By a short look at the position: not while it hopes for more, nor before the game has taken shape.
bool bot_accepts_draw(LiveGame const& game, core::Colour bot,
                      std::shared_ptr<engine::MemoryBudget> const& budget);

} // namespace services::server
