// Whole games reviewed for a page, one at a time; and the reviews that were finished, so that they are there at once the next
// time, also after the server was stopped, for as long as the game has the same moves and the same end.
#pragma once

#include "services/annotate/annotated_game.hpp"
#include "services/server/game/desk.hpp"
#include "services/server/http/shapes.hpp"
#include "services/server/stream/analysis.hpp"
#include "services/server/stream/searches.hpp"
#include "services/store/review_store.hpp"

#include <memory>
#include <optional>
#include <set>
#include <string>

namespace services::server {

// The reviews in the store that this program has made, with the engine and the weights it has today. Any thread may call. What
// cannot be read or written is told to the log and treated as not there: a review can always be made again.
class ReviewShelf {
  public:
    ReviewShelf(GameStore const& store, Limits const& limits, std::string version, Log& log);

    // As the game stands when it is called: whoever calls it holds the game still.
    void keep(StoredGameReview review, std::string_view game); // which it is: chess
    [[nodiscard]] std::optional<StoredGameReview> find(StoredGame const& game, core::Language language) const;
    [[nodiscard]] std::set<std::string> games(core::Language language) const; // ids

  private:
    [[nodiscard]] ReviewMaker maker_of(std::string_view game) const;
    void complain(core::Error const& error) const;

    ReviewStore store_;
    std::string version_;
    Log& log_;
};

struct ReviewServices {
    GameDesk& desk;
    StreamSearches searches;
    ReviewShelf& shelf;
    std::shared_ptr<engine::MemoryBudget> budget;
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

// A reviewed game in the shapes of the schema.
Json review_json(AnnotatedGame const& reviewed); // GameReview

} // namespace services::server
