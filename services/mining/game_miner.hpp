// The puzzles of one game: every position is looked at, and where a mistake lets one move alone win, that is made sure of and
// followed as far as there is only one way to win.
#pragma once

#include "engine/any_game.hpp"
#include "services/mining/analyst.hpp"
#include "services/mining/rules.hpp"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace services::mining {

// A game that was replayed: where it began and what was played.
struct GameLine {
    std::unique_ptr<engine::AnyState> first;
    std::vector<engine::LegalMove> moves = {};
};

// A puzzle before it is described. The line is legal from the game's position before `ply`.
struct Strike {
    int ply = 0;                         // of the opponent's mistake in the game, from 0
    std::vector<engine::LegalMove> line; // the mistake, the solver's move, the answer, ...; of even length
    core::Score score;                   // of the solver's first move, at the last look
};

struct MinedLine {
    std::vector<Strike> strikes;
    int positions = 0; // that were looked at
};

// Depends on the game, the rules and the analyst alone. Nothing when stopped.
core::Expected<std::optional<MinedLine>> mine_game(GameLine const& game, Analyst& analyst,
                                                   MiningRules const& rules, std::stop_token const& stop);

} // namespace services::mining
