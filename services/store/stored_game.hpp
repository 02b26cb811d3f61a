// A game as it is kept: its variant, its first position and its moves, and what else its players agreed on. Plies, board
// and last move can be worked out from those; they are kept beside them so that a list of games needs no replay.
#pragma once

#include "core/types.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace services {

struct StoredClock {
    std::int64_t base_ms = 0;
    std::int64_t increment_ms = 0;
    std::array<std::int64_t, 2> left_ms{}; // by colour

    bool operator==(StoredClock const&) const = default;
};

struct StoredEnd {
    std::optional<core::Colour> winner = std::nullopt; // none: a draw
    std::string reason;                                // a key of the catalogue

    bool operator==(StoredEnd const&) const = default;
};

struct StoredGame {
    std::string id;
    std::string game;  // by name
    std::string start; // FEN
    std::string title;
    std::array<std::string, 2> players; // by colour: `human`, `human Ada`, `level 5`, `bot random?seed=7`
    std::optional<StoredClock> clock = std::nullopt;
    std::optional<core::Colour> draw_offer = std::nullopt;
    std::optional<StoredEnd> end = std::nullopt;
    std::int64_t created = 0; // milliseconds since 1970
    std::int64_t updated = 0;
    int plies = 0;
    std::string fen; // after the last move
    std::string last_move = {};

    bool operator==(StoredGame const&) const = default;
};

struct StoredMove {
    std::string text;
    std::optional<std::int64_t> ms = std::nullopt; // that it took
    std::string comment = {};

    bool operator==(StoredMove const&) const = default;
};

// A line that was looked at beside the game: its moves from the first position on.
using StoredLine = std::vector<std::string>;

// A game with everything that belongs to it.
struct StoredRecord {
    StoredGame game;
    std::vector<StoredMove> moves = {};
    std::vector<StoredLine> variations = {};
};

} // namespace services
