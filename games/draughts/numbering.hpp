// Square numbers, algebraic names and places in a diagram, by rule set. Text and pictures only: the generator
// never sees a number.
#pragma once

#include "games/draughts/rule_set.hpp"
#include "games/draughts/state.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace draughts {

int square_count(RuleSet const& rules);

// Numbers run from 1.
Square square_of_number(RuleSet const& rules, int number);
int number_of(RuleSet const& rules, Square square);

// A place in the diagram as BoardView counts it, row by row from the top left.
int cell_of(RuleSet const& rules, Square square);
std::optional<Square> square_of_cell(RuleSet const& rules, int cell);

// a1 is at the bottom left of the diagram. None for a light square.
std::optional<Square> square_of_name(RuleSet const& rules, std::string_view name);

// The first position of the game.
State start_state(RuleSet const& rules);

Bitboard crown_row(RuleSet const& rules, Colour colour);

} // namespace draughts
