// The suite over the 8x8 draughts games whose men capture backwards.
#include "tests/conformance/games.hpp"

namespace {
[[maybe_unused]] bool const registered = conformance::register_games(conformance::BackwardCaptureGames{});
} // namespace
