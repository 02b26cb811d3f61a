// One game of the engine against itself, at few nodes a move, for the positions it passes through.
#pragma once

#include "engine/any_engine.hpp"
#include "engine/any_game.hpp"
#include "services/tuning/positions.hpp"

#include <cstdint>
#include <stop_token>

namespace services::tuning {

struct SelfPlayRules {
    std::uint64_t nodes = 3000; // a move
    std::uint64_t seed = 1;
    int opening_plies = 8;   // random moves before the first searched one, or one more
    int level_opening = 200; // an opening that the first search finds further from even is not played
    int most_plies = 300;    // then it is a draw
};

// The game depends on the rules and its number alone. Nothing when stopped.
std::optional<ScoredGame> play_itself(engine::AnyGame const& game, engine::AnyEngine& engine,
                                      SelfPlayRules const& rules, std::uint32_t number,
                                      std::stop_token const& stop);

} // namespace services::tuning
