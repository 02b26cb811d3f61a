#include "knowledge/ordering/order.hpp"

#include "knowledge/facts.hpp"
#include "knowledge/ordering/chess_orders.hpp"
#include "knowledge/ordering/draughts_orders.hpp"
#include "knowledge/ordering/knights_orders.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace knowledge {
namespace {

SharedOrder chess_order(std::string_view name) {
    if (name == "classic") return ordering::chess_classic();
    return name == "mvv-lva" ? ordering::chess_mvv_lva() : ordering::chess_damero();
}

SharedOrder knights_order(std::string_view name) {
    if (name == "classic") return ordering::knights_classic();
    return name == "mvv-lva" ? ordering::knights_mvv_lva() : ordering::knights_damero();
}

SharedOrder draughts_order(std::string_view name, std::string_view game) {
    if (name == "classic") return ordering::draughts_classic(game);
    return name == "mvv-lva" ? ordering::draughts_mvv_lva(game) : ordering::draughts_damero(game);
}

} // namespace

core::Expected<SharedOrder> order_named(std::string_view name, engine::AnyGame const& game) {
    if (std::ranges::find(order_names, name) == order_names.end())
        return core::failure(
            core::message("order.unknown", name, fmt::format("{}", fmt::join(order_names, ", "))));
    if (name == "generator") return SharedOrder{};
    switch (family_of(game.name())) {
    case Family::chess:
        return chess_order(name);
    case Family::knights:
        return knights_order(name);
    case Family::draughts:
        break;
    }
    return draughts_order(name, game.name());
}

} // namespace knowledge
