// Orders of moves by name, for the textbook searches: what a player would look at first.
//   damero     the house's own: what each move does on the board, weighed (docs/knowledge.md)
//   classic    patterns with the classic weights
//   mvv-lva    captures, the most valuable victim by the least valuable attacker first; in chess then checks
//   generator  as the moves are generated; rules of one's own still come before
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "engine/any_order.hpp"
#include "knowledge/ordering/rule_points.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace knowledge {

enum class OrderKind { damero, classic, mvv_lva, generator };
inline constexpr std::array<std::string_view, 4> order_names = {"damero", "classic", "mvv-lva", "generator"};

// Null for generator order, which needs nobody.
using SharedOrder = std::shared_ptr<engine::AnyOrder const>;

// Rules of one's own that an order listens to. A pattern of ours that they replace counts only as they say.
struct OwnRules {
    std::shared_ptr<RulePoints const> points = nullptr;
    std::vector<std::string> patterns = {}; // those that are not ours, by name

    [[nodiscard]] bool replace(std::string_view pattern) const {
        return std::ranges::find(patterns, pattern) != patterns.end();
    }
};

namespace ordering {

// Instantiated for every game: by ordering/FAMILY_orders where a family has orders of its own, else by plain_orders.hpp.
template <class G>
SharedOrder make_order(OrderKind kind, OwnRules const& own);

} // namespace ordering

core::Expected<SharedOrder> order_named(std::string_view name, engine::AnyGame const& game,
                                        OwnRules const& own = {});

} // namespace knowledge
