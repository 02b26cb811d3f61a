// The openings of a match out of a file.
#pragma once

#include "apps/common/console.hpp"
#include "engine/any_game.hpp"
#include "play/match/openings.hpp"

#include <string>
#include <vector>

namespace apps {

// Positions line by line, or the first `plies` plies of the games where the name says PGN or PDN (.zst too). Throws
// BadUsage about --openings, and std::runtime_error where no game of the file can be used; one that cannot is reported and passed
// over.
std::vector<play::Opening> openings_in_file(engine::AnyGame const& game, std::string const& path, int plies,
                                            Console const& console);

} // namespace apps
