// Asking the engine for a move.
#include "play/bots/engine_bot.hpp"

#include <algorithm>

namespace play {
namespace {

constexpr search::Milliseconds usual_move_time{100};

template <class T>
std::optional<T> tighter(std::optional<T> const& a, std::optional<T> const& b) {
    if (!a || !b) return a ? a : b;
    return std::min(*a, *b);
}

} // namespace

Choice choice_of(engine::Line const& line) {
    return {line.moves.front(), line.score, line.depth.value(), line.nodes};
}

search::Limits effective_limits(search::Limits const& own, search::Limits const& of_turn) {
    if (own.is_bounded()) return own;
    if (of_turn.is_bounded()) return of_turn;
    return {.move_time = usual_move_time};
}

search::Limits joint_limits(search::Limits const& own, search::Limits const& of_turn) {
    auto joint = of_turn;
    joint.depth = tighter(own.depth, of_turn.depth);
    joint.nodes = tighter(own.nodes, of_turn.nodes);
    joint.move_time = tighter(own.move_time, of_turn.move_time);
    return effective_limits({}, joint);
}

tl::expected<void, BotFailure> EngineBot::new_game(std::uint64_t) {
    engine_->clear();
    return {};
}

search::Limits EngineBot::limits_for(search::Limits const& of_turn) const {
    return role_ == OwnLimits::before_turn ? effective_limits(own_, of_turn) : joint_limits(own_, of_turn);
}

// Several threads find what they find in another order each time.
bool EngineBot::repeats_games(search::Limits const& of_turn) const {
    return threads_ == 1 && !is_timed(limits_for(of_turn));
}

Answer EngineBot::choose(engine::AnyState const& state, Turn const& turn) {
    engine_->prepare(); // from here on a stop counts
    std::stop_callback const stopping(turn.stop, [this] { engine_->stop(); });
    engine::EngineListener listener;
    if (turn.progress)
        listener.line = [&](engine::Line const& line) {
            if (!line.moves.empty()) turn.progress(choice_of(line));
        };
    auto const found = engine_->think(state, {.limits = limits_for(turn.limits)}, listener);
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
