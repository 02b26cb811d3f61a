// Orders of chess moves.
#pragma once

#include "knowledge/ordering/order.hpp"

namespace knowledge::ordering {

SharedOrder chess_classic();
SharedOrder chess_mvv_lva();
SharedOrder chess_damero();

} // namespace knowledge::ordering
