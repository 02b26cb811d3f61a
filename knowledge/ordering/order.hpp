// Orders of moves by name, for the textbook searches: what a player would look at first.
//   damero     the house's own: what each move does on the board, weighed (docs/knowledge.md)
//   classic    patterns with the classic weights
//   mvv-lva    captures, the most valuable victim by the least valuable attacker first; in chess then checks
//   generator  as the moves are generated
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "engine/any_order.hpp"

#include <array>
#include <memory>
#include <string_view>

namespace knowledge {

inline constexpr std::array<std::string_view, 4> order_names = {"damero", "classic", "mvv-lva", "generator"};

// Null for generator order, which needs nobody.
using SharedOrder = std::shared_ptr<engine::AnyOrder const>;

core::Expected<SharedOrder> order_named(std::string_view name, engine::AnyGame const& game);

} // namespace knowledge
