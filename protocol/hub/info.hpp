// What Hub says during a search and after it, as text.
#pragma once

#include "engine/any_engine.hpp"

#include <string>

namespace protocol::hub {

// Men with two decimals. A forced end of the game in n plies is 100 - n / 100, negative for who loses, as Scan has it;
// evaluations stay within 80 so that they are never taken for one.
inline constexpr double largest_shown_evaluation = 80;
std::string score_text(core::Score score);

// info depth=12 score=0.07 nodes=31000 time=0.016 nps=1.94 pv="32-28 19-23"; the line begins in `root`.
std::string info_line(engine::AnyState const& root, engine::Line const& line);

// done move=32-28 ponder=19-23; done alone where there is no move.
std::string done_line(engine::AnyState const& root, engine::Finding const& finding);

// What is known of a game that is over.
std::string over_line(engine::AnyState const& state);

} // namespace protocol::hub
