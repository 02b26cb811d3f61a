// The suite over the draughts games of flying kings and men that capture forwards.
#include "tests/conformance/games.hpp"

namespace {
[[maybe_unused]] bool const registered = conformance::register_games(conformance::FlyingKingGames{});
} // namespace
