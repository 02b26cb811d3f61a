#include "apps/common/bot_statistics.hpp"

#include <fmt/format.h>

namespace apps {

std::string bot_statistics(Console const& console, std::string_view bot, std::uint64_t moves,
                           search::SearchStatistics const& counted) {
    auto const a_move = [&](std::uint64_t sum) {
        return fmt::format("{:.1f}",
                           moves == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(moves));
    };
    return console.text(core::message(
        "cli.bot_statistics", bot, moves, counted.nodes_visited, a_move(counted.nodes_visited),
        counted.pruning_count, a_move(counted.pruning_count), fmt::format("{:.1f}", counted.pruning_rate()),
        counted.first_move_cutoffs, fmt::format("{:.1f}", counted.first_move_rate())));
}

} // namespace apps
