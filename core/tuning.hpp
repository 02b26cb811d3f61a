// The numbers a search tunes for each game. Every game carries its own copy under `tuning`.
#pragma once

#include "core/types.hpp"

namespace core {

struct Tuning {
    Score futility_margin;     // how far below alpha a quiet move is hopeless one ply from the horizon
    Depth null_move_reduction; // how much shallower the search after a null move is
    int full_depth_moves;      // how many moves are searched before late-move reductions begin
};

} // namespace core
