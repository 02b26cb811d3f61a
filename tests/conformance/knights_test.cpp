// The suite over knights-only chess.
#include "tests/conformance/games.hpp"

namespace {
[[maybe_unused]] bool const registered = conformance::register_games(conformance::KnightsGames{});
} // namespace
