// Plays the move that minimax or alpha-beta finds at a fixed depth with the game's classic evaluation, the moves in
// generator order or in one that it is given: what a first program for a game would do. It looks at no clock.
#pragma once

#include "knowledge/ordering/order.hpp"
#include "play/bots/bot.hpp"

namespace play {

class TextbookBot final : public Bot {
  public:
    // `rules` are those that `order` listens to; null: none.
    TextbookBot(engine::Textbook search, core::Ply depth, knowledge::SharedOrder order = nullptr,
                std::shared_ptr<knowledge::RulePoints> rules = nullptr)
        : search_(search),
          depth_(depth),
          order_(std::move(order)),
          rules_(std::move(rules)) {}

    tl::expected<void, BotFailure> new_game(std::uint64_t) override { return {}; }

    Answer choose(engine::AnyState const& state, Turn const& turn) override {
        auto const wanted = search(state);
        if (!wanted) return tl::unexpected(BotFailure{FailureKind::crashed, wanted.error().what});
        auto advice = state.advice(*wanted, turn.stop);
        if (turn.stop.stop_requested())
            return tl::unexpected(BotFailure{FailureKind::stopped, core::message("bot.stopped")});
        return Choice{*advice.move, advice.value, depth_.value(), advice.statistics.nodes_visited,
                      std::move(advice.statistics)};
    }

    [[nodiscard]] bool repeats_games(search::Limits const&) const override { return true; }

    // What it does at this state, its rules asked about it; good until it is asked again.
    [[nodiscard]] core::Expected<engine::TextbookSearch> search(engine::AnyState const& state) const {
        if (rules_ != nullptr)
            if (auto const asked = rules_->prepare(state); !asked) return tl::unexpected(asked.error());
        return engine::TextbookSearch{search_, depth_, order_.get()};
    }

  private:
    engine::Textbook search_;
    core::Ply depth_;
    knowledge::SharedOrder order_; // null: as generated
    std::shared_ptr<knowledge::RulePoints> rules_;
};

} // namespace play
