// Between the levels of a game's ladder.
#include "play/bots/strength.hpp"

#include "engine/any_game.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace play {
namespace {

core::Ladder const& ladder_of(std::string_view game) {
    auto const found = engine::game_named(game);
    return *(found ? **found : engine::default_game()).info().levels;
}

} // namespace

Strength strength_of(double level, std::string_view game) {
    auto const& ladder = ladder_of(game);
    auto const place = std::clamp(level, 1.0 * weakest_level, 1.0 * strongest_level) - weakest_level;
    auto const below = std::min(static_cast<std::size_t>(place), ladder.size() - 2);
    auto const part = place - static_cast<double>(below);
    auto const& low = ladder[below];
    auto const& high = ladder[below + 1];
    // Twice as many positions are a step of the same size everywhere; so is twice the depth.
    auto const between = [&](double from, double to) {
        return std::exp(std::lerp(std::log(from), std::log(to), part));
    };
    return {.nodes = static_cast<std::uint64_t>(
                std::llround(between(static_cast<double>(low.nodes), static_cast<double>(high.nodes)))),
            .depth = static_cast<int>(std::lround(between(low.depth, high.depth))),
            .lines = static_cast<int>(std::lround(std::lerp(1.0 * low.lines, 1.0 * high.lines, part))),
            .temperature = std::lerp(low.temperature, high.temperature, part),
            .lapses = std::lerp(low.lapses, high.lapses, part),
            .blindness = std::lerp(low.blindness, high.blindness, part)};
}

} // namespace play
