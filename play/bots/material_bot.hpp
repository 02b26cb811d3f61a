// The tactic solver (tactics/material_search.hpp) as a player of chess.
#pragma once

#include "play/bots/bot.hpp"
#include "tactics/material_search.hpp"

namespace play {

// Its own depth goes before the turn's; without either it looks `usual_depth` plies ahead. Nodes and time for a move make it
// deepen ply by ply until they are used up, and play what the last finished depth found. It looks at no clock.
class MaterialBot final : public Bot {
  public:
    static constexpr int usual_depth = 4;

    MaterialBot(std::optional<int> depth, tactics::MaterialOrder order) : depth_(depth), order_(order) {}

    tl::expected<void, BotFailure> new_game(std::uint64_t) override { return {}; }
    Answer choose(engine::AnyState const& state, Turn const& turn) override;
    [[nodiscard]] bool repeats_games(search::Limits const& of_turn) const override {
        return !of_turn.move_time;
    }

  private:
    std::optional<int> depth_;
    tactics::MaterialOrder order_;
};

} // namespace play
