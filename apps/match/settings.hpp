// What the options of `damero match` ask for.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"
#include "play/match/elo.hpp"
#include "play/match/match.hpp"

#include <optional>
#include <string>

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

} // namespace apps
