// What the options of `damero match` ask for.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"
#include "engine/any_game.hpp"
#include "play/match/elo.hpp"
#include "play/match/match.hpp"
#include "play/match/openings.hpp"

#include <optional>
#include <string>
#include <vector>

namespace apps {

struct MatchSettings {
    play::MatchPlan plan;
    bool repeats = false; // both bots play the same game each time that its opening comes
    std::optional<play::SprtBounds> sprt;
    std::string limit; // as it was given, for records: `tc 2+0.02`, `nodes 20000`
    std::optional<std::string> pgn;
    std::optional<std::string> journal; // with --pgn beside it unless told
    bool resume = false;
    bool json = false;
};

// Throws BadUsage. Both bots have been started once, to see that they can be.
MatchSettings match_settings(Arguments const& arguments, Console const& console);

// Positions line by line, or the first `plies` plies of the games where the name says PGN or PDN (.zst too). Throws
// BadUsage about --openings, and std::runtime_error where no game of the file can be used; one that cannot is reported and passed
// over.
std::vector<play::Opening> openings_in_file(engine::AnyGame const& game, std::string const& path, int plies,
                                            Console const& console);

} // namespace apps
