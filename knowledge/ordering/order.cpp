#include "knowledge/ordering/order.hpp"

#include "games/all.hpp"

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
    using Maker = SharedOrder (*)(OrderKind, OwnRules const&);
    static constexpr auto makers = games::table_of_games(
        []<class G>(std::type_identity<G>) -> Maker { return ordering::make_order<G>; });
    return makers[static_cast<std::size_t>(game.game_place())](kind, own);
}

} // namespace knowledge
