// The suite over the draughts games of flying kings and men that capture forwards.
#include "games/draughts/game.hpp"
#include "tests/conformance/draughts_openings.hpp"
#include "tests/conformance/suite.hpp"

namespace {
[[maybe_unused]] bool const registered = conformance::register_games(
    conformance::GameList<draughts::Spanish, draughts::Portuguese, draughts::Czech>{});
} // namespace
