// Where puzzles are trained. A sitting is one puzzle before one person: the server keeps the line, holds every move against it
// and gives nothing of it away before it is solved or given up. What is decided is on the disk before it is answered.
#pragma once

#include "core/rng.hpp"
#include "services/server/http/fields.hpp"
#include "services/server/http/limits.hpp"
#include "services/server/http/log.hpp"
#include "services/server/train/sitting.hpp"
#include "services/store/training_store.hpp"
#include "services/training/shelf.hpp"

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

namespace services::server {

struct TrainWish {
    training::Wish shelf = {};
    bool review = false;     // of those that were missed
    std::string puzzle = {}; // this very one
};

// What a page asks about a sitting that needs a search: taken from the desk, worked on elsewhere.
struct TrainQuestion {
    engine::AnyGame const* game = nullptr;
    std::unique_ptr<engine::AnyState>
        state; // of a wrong move: before it; of a solution: the puzzle's first position
    std::vector<engine::LegalMove> moves; // the wrong move, or the whole line
};

class TrainDesk {
  public:
    using Now = std::function<std::int64_t()>; // milliseconds since 1970

    // `pack` are the puzzles of the program itself, asked for when the first is wanted.
    using Pack = std::function<std::vector<tactics::Puzzle>()>;

    TrainDesk(GameStore const& store, Limits const& limits, Log& log, Pack pack, Now now);

    Result<Json> overview();
    Result<Json> history(std::string const& family);
    Result<Json> next(TrainWish const& wish, core::Language language);
    Result<Json> move(std::string const& sitting, std::string_view text, int ply, core::Language language);
    Result<Json> hint(std::string const& sitting);
    Result<Json> give_up(std::string const& sitting);
    Result<Json> import(std::string_view text, int lines_before, core::Language language);
    Result<Json> remove(std::string_view source); // how many

    Result<TrainQuestion> wrong_move(std::string const& sitting); // the last one tried
    Result<TrainQuestion> solution(std::string const& sitting);   // of one that is over

    // What was found in a saved game; how many of them are new.
    Result<std::size_t> add_mined(std::string_view game, int plies, std::span<tactics::Puzzle const> found);
    Result<bool> is_mined(std::string_view game, int plies);

  private:
    using SittingPointer = std::shared_ptr<TrainSitting>;

    // With the mutex held.
    Result<void> load();
    Result<SittingPointer> find(std::string const& sitting);
    Result<training::PuzzlePointer> chosen(TrainWish const& wish);
    Result<training::PuzzlePointer> missed(training::Wish const& wish);
    Result<Json> decide(TrainSitting& sitting, double score); // the change of the rating, or null
    [[nodiscard]] StoredRating rating_of(std::string_view family) const;

    TrainingStore store_;
    Limits limits_;
    Log& log_;
    Pack pack_;
    Now now_;

    std::mutex mutex_;
    bool loaded_ = false;
    training::Shelf shelf_;
    std::map<std::string, std::int64_t, std::less<>> answered_; // when last, by puzzle
    std::map<std::string, StoredRating, std::less<>> ratings_;  // by family
    int streak_ = 0;
    std::deque<SittingPointer> sittings_; // the newest last
    std::string last_served_;
    core::Random random_;
};

} // namespace services::server
