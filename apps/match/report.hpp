// How a match stands, in words and as JSON.
#pragma once

#include "apps/common/console.hpp"
#include "apps/match/settings.hpp"
#include "play/match/standings.hpp"

#include <chrono>
#include <string>

namespace apps {

std::string match_summary(Console const& console, MatchSettings const& settings,
                          play::Standings const& standings);
std::string match_json(MatchSettings const& settings, play::Standings const& standings, bool finished,
                       double seconds);

// Says on standard error how the match goes: on a terminal in one line that is written over and over, else in a line
// every now and then. A bot's failure gets a line of its own.
class MatchProgress {
  public:
    MatchProgress(Console const& console, MatchSettings const& settings);

    void tell(play::PlayedGame const& game, play::Standings const& standings);
    void finish(); // leaves the terminal's line as it is and goes to the next

  private:
    void tell_failure(play::PlayedGame const& game);

    Console const& console_;
    MatchSettings const& settings_;
    bool on_terminal_;
    bool line_open_ = false;
    std::chrono::steady_clock::time_point last_;
};

} // namespace apps
