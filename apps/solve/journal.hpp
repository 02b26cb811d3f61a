// What a long run of `damero solve` goes on from when it was stopped: every so often, how many puzzles are done and what
// came of them.
#pragma once

#include "apps/common/console.hpp"
#include "apps/solve/settings.hpp"
#include "services/jobs/journal.hpp"
#include "services/puzzles/solve_tally.hpp"

#include <chrono>
#include <optional>

namespace apps {

// Without --journal it keeps nothing. Throws BadUsage where the file cannot serve, std::runtime_error where it fails later.
class SolveJournal {
  public:
    SolveJournal(SolveSettings const& settings, Console const& console);

    [[nodiscard]] services::SolveTally const& earlier() const { return earlier_; }

    void keep_sometimes(services::SolveTally const& tally);
    void close(services::SolveTally const& tally, bool finished); // a finished run needs it no more

  private:
    void keep(services::SolveTally const& tally);

    std::optional<services::Journal> journal_;
    services::SolveTally earlier_;
    std::chrono::steady_clock::time_point last_;
};

} // namespace apps
