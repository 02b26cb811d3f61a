// Whole games reviewed for a page, one at a time; and the reviews that were finished, so that they are there at once the next
// time, for as long as the game has the same moves.
#pragma once

#include "services/server/analysis.hpp"
#include "services/server/game_desk.hpp"

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace services::server {

struct KeptReview {
    std::string game; // its id
    core::Language language = core::Language::english;
    std::string moves; // one behind the other, as they were then
    std::int64_t nodes = 0;
    std::string review; // GameReview of the schema
    std::string record; // PGN or PDN with the review written into it
};

// The newest ones, in memory. Any thread may call.
class ReviewShelf {
  public:
    void keep(KeptReview review);
    [[nodiscard]] std::optional<KeptReview> find(std::string_view game, core::Language language,
                                                 std::string_view moves) const;

  private:
    mutable std::mutex mutex_;
    std::deque<KeptReview> kept_;
};

std::string moves_of(LiveGame const& game); // as a KeptReview has them

struct ReviewServices {
    GameDesk& desk;
    SearchPool& pool;
    ReviewShelf& shelf;
};

class Reviewing {
  public:
    Reviewing(ReviewServices services, core::Language language, Send send);

    Result<void> review(Fields& fields);
    void stop();

  private:
    ReviewServices services_;
    core::Language language_;
    Send send_;
    std::shared_ptr<SearchTicket> ticket_;
};

} // namespace services::server
