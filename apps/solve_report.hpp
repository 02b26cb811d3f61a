// How puzzles were solved, in words and as JSON, and how far a run has come.
#pragma once

#include "apps/console.hpp"
#include "apps/solve_settings.hpp"
#include "services/puzzles/solve_tally.hpp"

#include <chrono>
#include <optional>
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
std::string solve_summary(Console const& console, SolveSettings const& settings,
                          services::SolveTally const& tally, SolveEnd const& end);

// On standard error: on a terminal a bar in one line that is written over and over, else a line every now and then.
class SolveProgress {
  public:
    SolveProgress(Console const& console, std::uint64_t already);

    void tell(services::SolveTally const& tally, std::optional<double> share_read);
    void finish(); // takes the bar away

  private:
    [[nodiscard]] std::string text(services::SolveTally const& tally, std::optional<double> share_read) const;

    Console const& console_;
    bool on_terminal_;
    bool line_open_ = false;
    std::uint64_t already_; // puzzles of an earlier run
    std::optional<double> first_share_;
    std::chrono::steady_clock::time_point begin_;
    std::chrono::steady_clock::time_point last_;
};

} // namespace apps
