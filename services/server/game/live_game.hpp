// One game on its board: what was played, whose turn it is, what stands on the clocks, how it ended. It knows neither
// threads nor disks nor pages; whoever holds it looks after those.
#pragma once

#include "engine/any_game.hpp"
#include "engine/memory_budget.hpp"
#include "services/server/game/players.hpp"
#include "services/server/http/limits.hpp"
#include "services/store/stored_game.hpp"

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace services::server {

using SteadyTime = std::chrono::steady_clock::time_point;

struct MadeMove {
    engine::LegalMove move;
    std::string fen; // after it
    std::optional<std::int64_t> ms = std::nullopt;
    std::string comment = {};
};

class LiveGame {
  public:
    // Plays the moves again, as far as a game may go. Fails when they no longer make sense.
    static core::Expected<LiveGame> open(StoredGame stored, std::vector<StoredMove> const& moves);

    [[nodiscard]] StoredGame const& stored() const { return stored_; }
    [[nodiscard]] engine::AnyGame const& game() const { return *game_; }
    [[nodiscard]] engine::AnyState const& first() const { return *first_; }
    [[nodiscard]] engine::AnyState const& state() const { return *state_; }
    [[nodiscard]] std::vector<MadeMove> const& moves() const { return moves_; }
    [[nodiscard]] int plies() const { return static_cast<int>(moves_.size()); }
    [[nodiscard]] core::Colour to_move() const { return state_->side_to_move(); }
    [[nodiscard]] Player const& player(core::Colour colour) const {
        return players_[static_cast<std::size_t>(colour)];
    }
    [[nodiscard]] bool is_over() const { return stored_.end.has_value(); }
    [[nodiscard]] std::optional<core::Outcome> outcome() const;

    // A legal move of a game that goes on. Ends the game where the rules or the clock say so; a move that comes after
    // the flag has fallen is not made.
    void play(engine::LegalMove const& move, SteadyTime now);
    void take_back_to(int ply, SteadyTime now);
    void end(std::optional<core::Colour> winner, core::MessageKey reason, SteadyTime now);
    void offer_draw(std::optional<core::Colour> side) { stored_.draw_offer = side; }
    void touch(std::int64_t milliseconds_since_1970) { stored_.updated = milliseconds_since_1970; }

    // The time of the side to move passes only while it runs.
    void start_time(SteadyTime now);
    void stop_time(SteadyTime now);
    [[nodiscard]] bool time_runs() const { return turn_began_.has_value(); }
    [[nodiscard]] std::chrono::milliseconds left(core::Colour colour, SteadyTime now) const; // never negative
    bool end_on_time(SteadyTime now); // true when the flag of the side to move has fallen just now

  private:
    LiveGame() = default;

    [[nodiscard]] bool clock_counts() const { return stored_.clock && !moves_.empty() && !is_over(); }
    std::int64_t charge(SteadyTime now); // what the turn has taken, off the clock of the side to move
    void note_board();

    StoredGame stored_;
    engine::AnyGame const* game_ = nullptr;
    std::array<Player, 2> players_;
    std::unique_ptr<engine::AnyState> first_;
    std::unique_ptr<engine::AnyState> state_;
    std::vector<MadeMove> moves_;
    std::optional<SteadyTime> turn_began_;
    std::int64_t spent_before_ms_ = 0; // of this turn, when time stood still in between
};

// The shapes Game and GameSummary of the schema.
Json game_json(LiveGame const& game, core::Language language, SteadyTime now);
Json summary_json(StoredGame const& game, core::Language language);
Json made_json(MadeMove const& made); // PlayedMove

std::vector<StoredMove> stored_moves(LiveGame const& game, int from);

// Draws. `action`: offer, accept, decline or claim, by the person who plays `side`.
Result<void> act_on_draw(LiveGame& game, core::Colour side, std::string_view action,
                         std::shared_ptr<engine::MemoryBudget> const& budget);

// By a short look at the position: not while it hopes for more, nor before the game has taken shape.
bool bot_accepts_draw(LiveGame const& game, core::Colour bot,
                      std::shared_ptr<engine::MemoryBudget> const& budget);

} // namespace services::server
