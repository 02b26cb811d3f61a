// Which draughts it is, where the games of a file do not say: the rule set under which they can be played.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "records/game_record.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace records {

// Whether a game names its rules itself: by Game, GameType or Variant. PGN that does not is chess.
bool says_its_game(GameRecord const& record);

class RuleSetFinder {
  public:
    RuleSetFinder(); // knows every rule set that has a GameType of PDN

    // Plays the main line under every one of them; a game without moves tells nothing.
    void add(GameRecord const& record);

    // The only rule set that remains. One is out where another plays all the games that it plays and more, or so many more
    // that the few are mistakes. An error that names those that remain, or says why none plays anything.
    [[nodiscard]] core::Expected<engine::AnyGame const*> found() const;

  private:
    struct Candidate {
        engine::AnyGame const* game;
        std::vector<bool> plays = {}; // by game
        std::size_t count = 0;        // of those

        [[nodiscard]] bool gives_way_to(Candidate const& other) const;
    };

    struct Problem {
        engine::AnyGame const* game;
        core::Error error;
    };

    std::vector<Candidate> candidates_;
    core::Place first_ = {};         // game
    std::optional<Problem> problem_; // of the rule set that came farthest in the first game
};

} // namespace records
