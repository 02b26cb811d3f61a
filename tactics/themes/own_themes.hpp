// What we see in a puzzle's line beyond Lichess's reading: the patterns of the knowledge base that the solver's moves
// create (knowledge/patterns), under a theme's name. A pattern that Lichess knows under that name is told only where its own
// reading does not: a fork with the last move, a pin against a queen, a king that forks.
#pragma once

#include "knowledge/patterns/hit.hpp"
#include "tactics/solution.hpp"
#include "tactics/themes/theme.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace tactics {

// What a pattern is called among themes. Captures and promotions are no themes of their own.
std::optional<std::string_view> theme_of(knowledge::patterns::PatternId pattern);

// In alphabetical order.
std::vector<std::string_view> own_themes_of(Solution const& line, ThemeSet const& lichess);

// Of one legal move, where there is no line to read.
std::vector<std::string_view> own_themes_of(Position const& at, chess::Move move);

} // namespace tactics
