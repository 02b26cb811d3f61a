// Orders of chess moves.
#pragma once

#include "knowledge/ordering/chess_weights.hpp"
#include "knowledge/ordering/order.hpp"

namespace knowledge::ordering {

SharedOrder chess_order(OrderKind kind, OwnRules const& own);

// Damero's order with other weights than the shipped ones, for whoever fits them.
SharedOrder chess_order_by(OrderWeights const& weights);

} // namespace knowledge::ordering
