#include "knowledge/ordering/order.hpp"

#include "knowledge/facts.hpp"
#include "knowledge/ordering/chess_orders.hpp"
#include "knowledge/ordering/draughts_orders.hpp"
#include "knowledge/ordering/knights_orders.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace knowledge {

core::Expected<SharedOrder> order_named(std::string_view name, engine::AnyGame const& game,
                                        OwnRules const& own) {
    auto const found = std::ranges::find(order_names, name);
    if (found == order_names.end())
        return core::failure(
            core::message("order.unknown", name, fmt::format("{}", fmt::join(order_names, ", "))));
    auto const kind = static_cast<OrderKind>(found - order_names.begin());
    if (kind == OrderKind::generator && own.points == nullptr) return SharedOrder{};
    switch (family_of(game.name())) {
    case Family::chess:
        return ordering::chess_order(kind, own);
    case Family::knights:
        return ordering::knights_order(kind, own);
    case Family::draughts:
        break;
    }
    return ordering::draughts_order(kind, game.name(), own);
}

} // namespace knowledge
