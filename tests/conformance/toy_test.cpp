// The suite over the games that exist for it.
#include "tests/conformance/games.hpp"

namespace {
[[maybe_unused]] bool const registered = conformance::register_games(conformance::ToyGames{});
} // namespace
