// What UCI says during a search and after it, as text.
#pragma once

#include "engine/any_engine.hpp"
#include "protocol/uci/options.hpp"

#include <string>

namespace protocol::uci {

// `score cp 35`, `score mate -2 upperbound`, with `wdl` behind it where that is wanted.
std::string score_text(core::Score score, search::Bound bound, bool with_chances);

// `info depth 12 ... pv e2e4 e7e5`; the line begins in `root`.
std::string info_line(engine::AnyState const& root, engine::Line const& line, Options const& options);

std::string current_move_line(engine::AnyState const& root, engine::CurrentMove const& current,
                              Options const& options);

// `bestmove e2e4 ponder e7e5`, `bestmove 0000` where there is none.
std::string best_move_line(engine::AnyState const& root, engine::Finding const& finding,
                           Options const& options);

// What is known of a game that is over: lost or drawn, at depth 0.
std::string over_line(engine::AnyState const& state, Options const& options);

// The board with White below, pieces as FEN writes them, and the FEN.
std::string board_text(engine::AnyState const& state);

} // namespace protocol::uci
