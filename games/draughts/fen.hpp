// Positions as PDN writes them: `W:W31-50:B1-20`, the side to move and each side's squares, kings marked K.
//
// After the pieces may follow, in any order and written only where they say something:
//   :H12        plies without a capture or a man's move
//   :H12/4/2    the same, the plies that the balance of a limited ending has stood, and the plies that a lone
//               king has held the long diagonal
//   :F31        the number of the move
//   :+2@12+0    Frisian: the quiet moves in a row of White's king on 12 and of Black's; `+2+0` is read too
//
// What reads is a State that a Position has still to settle: counters that mean nothing there are dropped.
#pragma once

#include "core/error.hpp"
#include "core/game.hpp"
#include "games/draughts/rule_set.hpp"
#include "games/draughts/state.hpp"

#include <string>
#include <string_view>

namespace draughts {

core::Expected<core::Parsed<State>> read_fen(RuleSet const& rules, std::string_view text);
std::string write_fen(RuleSet const& rules, State const& state);

} // namespace draughts
