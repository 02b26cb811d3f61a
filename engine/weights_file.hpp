// Evaluation weights from a file.
#pragma once

#include "engine/any_game.hpp"
#include "engine/any_weights.hpp"

#include <filesystem>

namespace engine {

// The game's own weights with what the file changes. An error has the line and column in the file.
core::Expected<std::shared_ptr<AnyWeights const>> weights_in(std::filesystem::path const& path,
                                                             AnyGame const& game);

} // namespace engine
