// The suite over the draughts games of a hundred squares.
#include "tests/conformance/games.hpp"

namespace {
[[maybe_unused]] bool const registered = conformance::register_games(conformance::BigBoardGames{});
} // namespace
