// Asking the engine for a move.
#include "play/engine_bot.hpp"

namespace play {
namespace {

constexpr search::Milliseconds usual_move_time{100};

} // namespace

search::Limits effective_limits(search::Limits const& own, search::Limits const& of_turn) {
    if (own.is_bounded()) return own;
    if (of_turn.is_bounded()) return of_turn;
    return {.move_time = usual_move_time};
}

tl::expected<void, BotFailure> EngineBot::new_game(std::uint64_t) {
    engine_->clear();
    return {};
}

Answer EngineBot::choose(engine::AnyState const& state, Turn const& turn) {
    engine_->prepare(); // from here on a stop counts
    std::stop_callback const stopping(turn.stop, [this] { engine_->stop(); });
    auto const found = engine_->think(state, {.limits = effective_limits(own_, turn.limits)});
    if (turn.stop.stop_requested())
        return tl::unexpected(BotFailure{FailureKind::stopped, core::message("bot.stopped")});
    Choice choice{*found.move};
    choice.nodes = found.nodes;
    if (!found.lines.empty()) {
        choice.score = found.lines.front().score;
        choice.depth = found.lines.front().depth.value();
    }
    return choice;
}

} // namespace play
