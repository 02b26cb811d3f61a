// Takes out of a game what an earlier annotation of ours has put there, so that annotating again replaces and does not pile up.
// What others have written stays: their words, marks and variations; only their evaluations of the game's moves go.
#pragma once

#include "records/game_record.hpp"

namespace services {

records::GameRecord without_own_marks(records::GameRecord const& record);

} // namespace services
