// Plays the move that minimax or alpha-beta finds at a fixed depth with the game's classic evaluation, the moves in
// generator order: what a first program for a game would do.
#pragma once

#include "play/bot.hpp"

namespace play {

class TextbookBot final : public Bot {
  public:
    TextbookBot(engine::Textbook search, core::Ply depth) : search_(search), depth_(depth) {}

    engine::LegalMove choose(engine::AnyState const& state) override {
        return state.advice(search_, depth_).move.value();
    }

  private:
    engine::Textbook search_;
    core::Ply depth_;
};

} // namespace play
