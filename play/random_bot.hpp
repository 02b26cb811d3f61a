// Plays any legal move, each as likely as the next; the same seed plays the same game.
#pragma once

#include "core/rng.hpp"
#include "play/bot.hpp"

namespace play {

class RandomBot final : public Bot {
  public:
    static constexpr std::uint64_t usual_seed = 1;

    explicit RandomBot(std::uint64_t seed) : random_(seed) {}

    engine::LegalMove choose(engine::AnyState const& state) override;

  private:
    core::Random random_;
};

} // namespace play
