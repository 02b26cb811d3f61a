// Weights in a file: TOML, a table for each group, `name = 5`, `name = [5, 8]` for middlegame and endgame, or a list of
// either. What a file does not name stays as it was. Anything the game does not know, or that is not what it should be,
// is refused with its line and column.
#pragma once

#include "core/error.hpp"
#include "games/weight_list.hpp"

#include <string>
#include <string_view>

namespace games {

// Sets the weights that `text` gives. `game` is what the file's `game = "..."` must say if it says anything. After an
// error the weights may have been set in part.
core::Expected<void> read_weights(std::string_view text, std::string_view game, WeightList const& weights);

// A file that gives every weight, always laid out the same way; `about` is its first line.
std::string
weights_text(std::string_view game, WeightList const& weights,
             std::string_view about = "The evaluation's weights; docs/evaluation.md says how to read, "
                                      "change and fit them.");

} // namespace games
