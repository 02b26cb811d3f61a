// Orders of draughts moves, for each of the variants.
#pragma once

#include "knowledge/ordering/order.hpp"

namespace knowledge::ordering {

SharedOrder draughts_order(OrderKind kind, std::string_view game, OwnRules const& own);

} // namespace knowledge::ordering
