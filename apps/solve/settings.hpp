// The options of `damero solve`, read and judged.
#pragma once

#include "apps/common/arguments.hpp"
#include "engine/games.hpp"
#include "services/puzzles/solving.hpp"

#include <optional>
#include <string>

namespace apps {

struct SolveSettings {
    services::SolvingPlan plan;
    engine::AnyGame const* game = nullptr;
    std::string limit;               // as it was given: `nodes 10000`; empty where the bot has its own
    std::optional<std::string> path; // this or a position
    std::optional<tactics::Puzzle> position;
    std::optional<std::string> journal;
    bool resume = false;
    bool json = false;

    // EPD is of chess alone.
    [[nodiscard]] bool is_chess() const { return engine::is<chess::Chess>(*game); }
};

// Throws BadUsage. The bot has been started once, to see that it can be.
SolveSettings solve_settings(Arguments const& arguments);

} // namespace apps
