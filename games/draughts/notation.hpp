// Moves as people write them: `32-28`, `32x23`, `c3-d4`, `c3:e5`, also with spaces. Where one origin and
// target stand for several captures, the captured squares follow: `32x5x10x19`. The squares that a capture
// touches on its way, as PDN's long form lists them, are read too.
//
// The moves to choose from are handed in: this file knows how moves are spelt, not which are legal.
#pragma once

#include "core/error.hpp"
#include "games/draughts/move.hpp"
#include "games/draughts/rule_set.hpp"
#include "games/draughts/state.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace draughts {

// `legal`: all legal moves. `free`: what could be moved if nothing had to be captured and a capture could stop
// anywhere; it is only asked why a move is not legal.
struct MoveChoice {
    std::span<Move const> legal;
    std::span<Move const> free;
};

core::Expected<Move> read_move(RuleSet const& rules, State const& state, MoveChoice choice,
                               std::string_view text);

std::string write_move(RuleSet const& rules, Move move, std::span<Move const> legal);

// Can the captures of `move` be made so that the piece comes down on these squares in this order?
bool can_touch(RuleSet const& rules, State const& state, Move move, std::span<Square const> touched);

// Where a capture comes down between its first square and its last. Of several ways that make the same move, one.
std::vector<Square> landings(RuleSet const& rules, State const& state, Move move);

} // namespace draughts
