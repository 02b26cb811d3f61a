// The suite over the draughts games whose kings step.
#include "tests/conformance/games.hpp"

namespace {
[[maybe_unused]] bool const registered = conformance::register_games(conformance::ShortKingGames{});
} // namespace
