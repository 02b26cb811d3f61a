// A player that is not a person. Bots play any game, on engine::AnyState.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace play {

class Bot {
  public:
    virtual ~Bot() = default;
    virtual engine::LegalMove choose(engine::AnyState const& state) = 0; // there is a legal move
};

// From a specification such as `random?seed=7`. The bots there are:
//   random     any legal move, each as likely; `seed` (1 unless given) makes its games repeatable
//   minimax    minimax to `depth` plies (3)
//   heuristic  alpha-beta to `depth` plies (4), the moves as they are generated
core::Expected<std::unique_ptr<Bot>> make_bot(std::string_view spec);

} // namespace play
