// How puzzles were solved, in words and as JSON.
#pragma once

#include "apps/common/console.hpp"
#include "apps/solve/settings.hpp"
#include "services/puzzles/solve_tally.hpp"

#include <string>

namespace apps {

std::string attempt_json(services::Attempt const& attempt);
std::string attempt_text(Console const& console, services::Attempt const& attempt);

struct SolveEnd {
    double seconds = 0;
    std::uint64_t bad_rows = 0;
    bool finished = true;
};
std::string solve_json(services::SolveTally const& tally, SolveEnd const& end);
// So far: the line of a run under way.
std::string solve_standing(Console const& console, services::SolveTally const& tally,
                           std::string const& rate);
std::string solve_summary(Console const& console, SolveSettings const& settings,
                          services::SolveTally const& tally, SolveEnd const& end);

} // namespace apps
