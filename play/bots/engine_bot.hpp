// The full engine as a player, in this process.
#pragma once

#include "engine/any_engine.hpp"
#include "play/bots/bot.hpp"

namespace play {

// What a bot's own limits are to those of its turn: a specification's go before them, a playing strength only adds to them.
enum class OwnLimits { before_turn, beside_turn };

class EngineBot final : public Bot {
  public:
    EngineBot(engine::AnyGame const& game, engine::EngineOptions const& options, search::Limits own,
              OwnLimits role = OwnLimits::before_turn)
        : engine_(game.engine(options)),
          threads_(options.threads),
          own_(own),
          role_(role) {}

    tl::expected<void, BotFailure> new_game(std::uint64_t number) override;
    Answer choose(engine::AnyState const& state, Turn const& turn) override;
    [[nodiscard]] bool repeats_games(search::Limits const& of_turn) const override;

    [[nodiscard]] engine::AnyEngine& engine() { return *engine_; } // for who wants more of it than a move

  private:
    [[nodiscard]] search::Limits limits_for(search::Limits const& of_turn) const;

    std::unique_ptr<engine::AnyEngine> engine_;
    int threads_;
    search::Limits own_;
    OwnLimits role_;
};

// What a line that is not empty says of the move to play.
Choice choice_of(engine::Line const& line);

// Of a bot's own limits and a turn's: its own if there are any, else the turn's, else a tenth of a second.
search::Limits effective_limits(search::Limits const& own, search::Limits const& of_turn);

// Whether a search within them depends on how fast it is.
constexpr bool is_timed(search::Limits const& limits) { return limits.move_time || limits.clock; }

// Both together: of each kind the tighter one.
search::Limits joint_limits(search::Limits const& own, search::Limits const& of_turn);

} // namespace play
