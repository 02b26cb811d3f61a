// Orders of draughts moves, for each of the variants.
#pragma once

#include "knowledge/ordering/order.hpp"

namespace knowledge::ordering {

// `game` is the name of a variant.
SharedOrder draughts_classic(std::string_view game);
SharedOrder draughts_mvv_lva(std::string_view game);
SharedOrder draughts_damero(std::string_view game);

} // namespace knowledge::ordering
