// The suite over the 8x8 draughts games whose men capture backwards.
#include "games/draughts/game.hpp"
#include "tests/conformance/draughts_openings.hpp"
#include "tests/conformance/suite.hpp"

namespace {
[[maybe_unused]] bool const registered = conformance::register_games(
    conformance::GameList<draughts::Russian, draughts::Brazilian, draughts::Pool>{});
} // namespace
