// A game of a match as PGN or PDN keeps it: who played, how it ended, and what the players thought of each move.
#pragma once

#include "play/match/match.hpp"
#include "records/game_record.hpp"

#include <string>

namespace play {

// What the games of a match have in common in a file.
struct MatchStamp {
    std::string date;  // 2026.01.31
    std::string limit; // `tc 2+0.02`, `nodes 20000`
};

// Behind each move stands `+0.31/12 0.105s`: the mover's score in its own favour, depth, seconds.
records::GameRecord match_record(MatchPlan const& plan, PlayedGame const& game, MatchStamp const& stamp);

} // namespace play
