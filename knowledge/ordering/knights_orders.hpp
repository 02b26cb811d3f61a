// Orders of moves in knights-only chess.
#pragma once

#include "knowledge/ordering/order.hpp"

namespace knowledge::ordering {

SharedOrder knights_order(OrderKind kind, OwnRules const& own);

} // namespace knowledge::ordering
