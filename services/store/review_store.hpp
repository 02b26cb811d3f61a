// Reviews of whole games, on disk beside the games: the same file, the same connection, the same promise. What a call has
// acknowledged survives kill -9. A review belongs to its game as it stands: GameStore removes it with the game, and whenever the
// game's moves or its end change.
#pragma once

#include "core/error.hpp"
#include "services/store/game_store.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace services {

// What made a review; with anything else it might judge otherwise. Stores before the sixth schema know the version alone.
struct ReviewMaker {
    std::string version;         // of the program
    std::string engine = {};     // hashes: services/review/identity.hpp
    std::string evaluation = {}; // of the game's weights

    bool operator==(ReviewMaker const&) const = default;
};

struct StoredGameReview {
    std::string game;     // its id
    std::string language; // of its sentences: en, es
    ReviewMaker maker = {};
    std::int64_t nodes = 0;  // a position
    std::string review = {}; // JSON
    std::string record = {}; // PGN or PDN with the review written into it

    bool operator==(StoredGameReview const&) const = default;
};

// That there is a review of a game.
struct ReviewEntry {
    std::string id;   // of the game
    std::string game; // which it is: chess
    ReviewMaker maker;
};

// How much is kept, in all; what was made first goes first.
struct ReviewBounds {
    std::size_t reviews;
    std::size_t bytes;
};

class ReviewStore {
  public:
    ReviewStore(GameStore const& games, ReviewBounds bounds);

    // In the place of the one in that language. False: the game is not there, or the review alone is more than the bounds allow.
    core::Expected<bool> put(StoredGameReview const& review);
    [[nodiscard]] core::Expected<std::optional<StoredGameReview>> find(std::string_view game,
                                                                       std::string_view language) const;
    // Of all games with a review in that language.
    [[nodiscard]] core::Expected<std::vector<ReviewEntry>> entries(std::string_view language) const;

  private:
    std::shared_ptr<StoreConnection> connection_;
    ReviewBounds bounds_;
};

} // namespace services
