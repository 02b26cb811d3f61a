// The ladders, one for each family of games. Their rungs were set by matches of each level against the one below
// (scripts/strength.sh levels).
#include "play/bots/strength.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace play {
namespace {

using Ladder = std::array<Strength, strongest_level>;

constexpr int deepest = 127;
constexpr Ladder chess_ladder = {{
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 90, .lapses = 1, .blindness = 0.6},
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 72, .lapses = 0.88, .blindness = 0.51},
    {.nodes = 3'000, .depth = 4, .lines = 7, .temperature = 55, .lapses = 0.74, .blindness = 0.435},
    {.nodes = 3'000, .depth = 4, .lines = 6, .temperature = 44, .lapses = 0.59, .blindness = 0.395},
    {.nodes = 3'000, .depth = 5, .lines = 6, .temperature = 34, .lapses = 0.44, .blindness = 0.36},
    {.nodes = 3'500, .depth = 5, .lines = 5, .temperature = 28, .lapses = 0.29, .blindness = 0.33},
    {.nodes = 4'800, .depth = 6, .lines = 4, .temperature = 18, .lapses = 0.16, .blindness = 0.29},
    {.nodes = 7'500, .depth = 7, .lines = 3, .temperature = 11, .lapses = 0.085, .blindness = 0.265},
    {.nodes = 11'000, .depth = 8, .lines = 2, .temperature = 7, .lapses = 0.045, .blindness = 0.25},
    {.nodes = 1'500'000, .depth = deepest, .lines = 1, .temperature = 0, .lapses = 0, .blindness = 0},
}};
constexpr Ladder draughts_ladder = {{
    {.nodes = 3'000, .depth = 1, .lines = 8, .temperature = 250, .lapses = 1, .blindness = 0.9},
    {.nodes = 3'000, .depth = 1, .lines = 8, .temperature = 120, .lapses = 1, .blindness = 0.72},
    {.nodes = 3'000, .depth = 1, .lines = 8, .temperature = 75, .lapses = 0.85, .blindness = 0.48},
    {.nodes = 3'000, .depth = 2, .lines = 6, .temperature = 50, .lapses = 0.58, .blindness = 0.4},
    {.nodes = 3'600, .depth = 3, .lines = 6, .temperature = 36, .lapses = 0.4, .blindness = 0.35},
    {.nodes = 4'300, .depth = 4, .lines = 5, .temperature = 25, .lapses = 0.25, .blindness = 0.32},
    {.nodes = 5'400, .depth = 5, .lines = 4, .temperature = 18, .lapses = 0.17, .blindness = 0.3},
    {.nodes = 7'600, .depth = 6, .lines = 3, .temperature = 12, .lapses = 0.095, .blindness = 0.28},
    {.nodes = 11'000, .depth = 8, .lines = 2, .temperature = 6, .lapses = 0.038, .blindness = 0.25},
    {.nodes = 1'500'000, .depth = deepest, .lines = 1, .temperature = 0, .lapses = 0, .blindness = 0},
}};
constexpr Ladder knights_ladder = {{
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 100, .lapses = 1, .blindness = 0.65},
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 82, .lapses = 0.95, .blindness = 0.56},
    {.nodes = 3'000, .depth = 3, .lines = 8, .temperature = 70, .lapses = 0.87, .blindness = 0.49},
    {.nodes = 3'000, .depth = 4, .lines = 7, .temperature = 59, .lapses = 0.77, .blindness = 0.45},
    {.nodes = 3'000, .depth = 4, .lines = 7, .temperature = 50, .lapses = 0.67, .blindness = 0.42},
    {.nodes = 3'000, .depth = 4, .lines = 6, .temperature = 43, .lapses = 0.56, .blindness = 0.39},
    {.nodes = 3'000, .depth = 5, .lines = 6, .temperature = 36, .lapses = 0.44, .blindness = 0.365},
    {.nodes = 3'300, .depth = 5, .lines = 6, .temperature = 30, .lapses = 0.325, .blindness = 0.34},
    {.nodes = 3'800, .depth = 6, .lines = 5, .temperature = 20, .lapses = 0.18, .blindness = 0.305},
    {.nodes = 1'500'000, .depth = deepest, .lines = 1, .temperature = 0, .lapses = 0, .blindness = 0},
}};

Ladder const& ladder_of(std::string_view game) {
    if (game == "chess") return chess_ladder;
    return game == "knights" ? knights_ladder : draughts_ladder;
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
