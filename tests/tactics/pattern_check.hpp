// Is a claimed pattern of draughts or knights there, and does the proof rest on it? The conditions of docs/explain.md once more,
// from the board and the replayed lines.
#pragma once

#include "board_replay.hpp"
#include "plain_grid.hpp"

namespace tests {

struct PatternCase {
    engine::AnyGame const& game;
    engine::AnyState const& before;
    engine::AnyState const& after;
    engine::LegalMove const& move;
    nlohmann::json const& claim;
    std::vector<GridSpot> const& spots; // of the pieces it names, the actor first
    std::vector<SeenLine> const& lines;
};

bool pattern_holds(std::string const& theme, PatternCase const& one);

} // namespace tests
