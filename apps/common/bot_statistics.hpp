// What a textbook bot counted in a game or a match, in a line.
#pragma once

#include "apps/common/console.hpp"
#include "search/teaching/statistics.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace apps {

std::string bot_statistics(Console const& console, std::string_view bot, std::uint64_t moves,
                           search::SearchStatistics const& counted);

} // namespace apps
