// The full engine as a player, in this process.
#pragma once

#include "engine/any_engine.hpp"
#include "play/bot.hpp"

namespace play {

class EngineBot final : public Bot {
  public:
    // Where `own` bounds the search it goes before the turn's limits.
    EngineBot(engine::AnyGame const& game, engine::EngineOptions const& options, search::Limits own)
        : engine_(game.engine(options)),
          own_(own) {}

    tl::expected<void, BotFailure> new_game(std::uint64_t number) override;
    Answer choose(engine::AnyState const& state, Turn const& turn) override;

  private:
    std::unique_ptr<engine::AnyEngine> engine_;
    search::Limits own_;
};

// Of a bot's own limits and a turn's: its own if there are any, else the turn's, else a tenth of a second.
search::Limits effective_limits(search::Limits const& own, search::Limits const& of_turn);

} // namespace play
