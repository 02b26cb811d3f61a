// The order of chess moves with weights of choice.
#pragma once

#include "knowledge/ordering/chess_weights.hpp"
#include "knowledge/ordering/order.hpp"

namespace knowledge::ordering {

// Damero's order with other weights than the shipped ones, for whoever fits them.
SharedOrder chess_order_by(OrderWeights const& weights);

} // namespace knowledge::ordering
