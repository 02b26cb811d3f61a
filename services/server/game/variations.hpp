// Lines that were looked at beside a game. Each is kept whole, from the game's first position on, so that a move taken back
// costs none of them; where a line leaves the game is worked out when it is shown. No line is the beginning of another.
#pragma once

#include "services/server/game/live_game.hpp"

#include <cstddef>
#include <vector>

namespace services::server {

// Of one game. Each nests at most one deeper than another, so that readers of PGN take them all.
inline constexpr std::size_t most_variations = 99;

// With one line more; one that it goes on from becomes this one, and what is there already is not added again.
std::vector<StoredLine> with_line(std::vector<StoredLine> lines, StoredLine const& line);

// Without the last move of `line` and all that follows it. What led there stays, unless the game goes that way too.
std::vector<StoredLine> without_line(std::vector<StoredLine> const& lines, StoredLine const& line,
                                     StoredLine const& game);

// How many moves of the game a line shares.
std::size_t shared_moves(LiveGame const& game, StoredLine const& line);

// The shape Variations of the schema. Lines that the game itself has gone meanwhile are left out.
Json variations_json(LiveGame const& game, std::vector<StoredLine> const& lines);

} // namespace services::server
