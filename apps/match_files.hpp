// What a match leaves on disk: the games for people, and the journal that a stopped match goes on from.
#pragma once

#include "apps/match_settings.hpp"
#include "play/standings.hpp"

#include <vector>

namespace apps {

class MatchFiles {
  public:
    explicit MatchFiles(MatchSettings const& settings);

    [[nodiscard]] std::vector<play::PlayedGame> const& earlier_games() const { return earlier_; }
    void keep(play::PlayedGame const& game);
    void finish(play::Standings const& standings);

  private:
    std::vector<play::PlayedGame> earlier_;
};

} // namespace apps
