// Orders of moves in knights-only chess.
#pragma once

#include "knowledge/ordering/order.hpp"

namespace knowledge::ordering {

SharedOrder knights_classic();
SharedOrder knights_mvv_lva();
SharedOrder knights_damero();

} // namespace knowledge::ordering
