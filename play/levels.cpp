// A level is a number of positions to look at and a time that no move takes longer than.
#include "play/levels.hpp"

#include "play/engine_bot.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace play {
namespace {

constexpr std::array<std::uint64_t, strongest_level> nodes_by_level = {
    12, 40, 120, 400, 1'500, 5'000, 20'000, 80'000, 300'000, 1'500'000};
constexpr search::Milliseconds longest_move{3000};

} // namespace

search::Limits limits_of_level(int level) {
    auto const place = std::clamp(level, weakest_level, strongest_level) - weakest_level;
    return {.nodes = nodes_by_level[static_cast<std::size_t>(place)], .move_time = longest_move};
}

std::unique_ptr<Bot> bot_for_level(int level, engine::AnyGame const& game,
                                   engine::EngineOptions const& options) {
    return std::make_unique<EngineBot>(game, options, limits_of_level(level), OwnLimits::beside_turn);
}

} // namespace play
