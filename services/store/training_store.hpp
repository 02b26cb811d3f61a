// Puzzles of one's own, answers, ratings and what is to be reviewed, on disk beside the games: the same file, the same
// connection, the same promise. What a call has acknowledged survives kill -9.
#pragma once

#include "core/error.hpp"
#include "services/store/game_store.hpp"
#include "services/store/stored_training.hpp"
#include "tactics/puzzle.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace services {

class TrainingStore {
  public:
    explicit TrainingStore(GameStore const& games);

    // Of a puzzle its id, unique among all collections, its collection, game, position, line, rating and themes are kept. Those whose id is
    // not there yet; how many that were.
    core::Expected<std::size_t> add_puzzles(std::span<tactics::Puzzle const> puzzles);
    core::Expected<std::size_t> remove_puzzles(std::string_view source);
    [[nodiscard]] core::Expected<std::vector<tactics::Puzzle>> puzzles() const;

    core::Expected<void> record(AnswerRecord const& record);
    [[nodiscard]] core::Expected<std::vector<StoredAnswer>> answers() const; // the oldest first
    [[nodiscard]] core::Expected<std::vector<StoredRating>> ratings() const;
    [[nodiscard]] core::Expected<std::vector<StoredReview>> reviews() const; // the soonest due first

    // A game that was looked through for puzzles, as long as it then was; what was found is kept with it.
    core::Expected<std::size_t> add_mined(std::string_view game, int plies,
                                          std::span<tactics::Puzzle const> found);
    [[nodiscard]] core::Expected<bool> is_mined(std::string_view game, int plies) const;

  private:
    std::shared_ptr<StoreConnection> connection_;
};

} // namespace services
