// Plays any legal move, each as likely as the next; the same seed plays the same games.
#pragma once

#include "core/rng.hpp"
#include "play/bots/bot.hpp"

namespace play {

class RandomBot final : public Bot {
  public:
    static constexpr std::uint64_t usual_seed = 1;

    explicit RandomBot(std::uint64_t seed) : seed_(seed), random_(seed) {}

    tl::expected<void, BotFailure> new_game(std::uint64_t number) override;
    Answer choose(engine::AnyState const& state, Turn const& turn) override;

  private:
    std::uint64_t seed_;
    core::Random random_;
};

} // namespace play
