// The games that must pass the conformance suite. Add a new game here, and openings of its own where its rules
// have corners that random games from the start do not reach.
#pragma once

#include "tests/archetype.hpp"
#include "tests/conformance/suite.hpp"
#include "tests/support/skirmish.hpp"

namespace conformance {

using ToyGames = GameList<tests::Archetype, tests::Skirmish<>>;

template <>
struct MoreOpenings<tests::Skirmish<>> {
    static std::vector<std::string_view> texts() { return {"m2m/4/4/M2M b 19", "3m/4/1M2/M3 w 0"}; }
};

} // namespace conformance
