// Takes out of a game what an earlier annotation of ours has put there, so that annotating again replaces and does not pile up.
// What others have written stays: their words, marks and variations; only their evaluations of the game's moves go.
#pragma once

#include "records/game_record.hpp"

namespace services {

// A judgement of a move, 1 to 6: ! ? !! ?? !? ?!
constexpr bool is_mark(int nag) { return nag >= 1 && nag <= 6; }

records::GameRecord without_own_marks(records::GameRecord const& record);

} // namespace services
