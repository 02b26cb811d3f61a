// The suite over the draughts games of a hundred squares.
#include "games/draughts/game.hpp"
#include "tests/conformance/draughts_openings.hpp"
#include "tests/conformance/suite.hpp"

namespace {
[[maybe_unused]] bool const registered =
    conformance::register_games(conformance::GameList<draughts::International, draughts::Frisian>{});
} // namespace
