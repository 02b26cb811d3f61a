#include "play/bots/material_bot.hpp"

#include "engine/state_of.hpp"
#include "games/chess/game.hpp"

#include <algorithm>
#include <cassert>
#include <chrono>

namespace play {
namespace {

using Clock = std::chrono::steady_clock;

using ChessState = engine::StateOf<chess::Chess>;

struct Deepened {
    tactics::MaterialFinding finding;
    int depth = 0; // that was finished; 0 where not even the first was
};

// Deeper and deeper within the limits; the last depth that was finished counts.
Deepened deepened(ChessState const& state, tactics::MaterialTask const& task) {
    Deepened best;
    std::uint64_t spent = 0;
    for (int depth = 1; depth <= task.depth; ++depth) {
        auto now = task;
        now.depth = depth;
        if (task.nodes) now.nodes = *task.nodes - spent;
        auto const finding = tactics::search_material(state.position(), state.trail(), now);
        spent += finding.nodes;
        if (finding.is_complete || depth == 1) best = {finding, finding.is_complete ? depth : 0};
        if (!finding.is_complete || core::is_decisive(finding.score)) break;
        if (task.nodes && spent >= *task.nodes) break;
    }
    best.finding.nodes = spent;
    return best;
}

} // namespace

Answer MaterialBot::choose(engine::AnyState const& state, Turn const& turn) {
    auto const begin = Clock::now();
    auto const& limits = turn.limits;
    bool const bounded = limits.nodes || limits.move_time;
    constexpr int deepest = 64;
    tactics::MaterialTask task{.order = order_, .nodes = limits.nodes};
    if (depth_)
        task.depth = *depth_;
    else if (limits.depth)
        task.depth = std::clamp(limits.depth->value(), 1, deepest);
    else
        task.depth = bounded ? deepest : usual_depth;
    task.must_stop = [&] {
        return turn.stop.stop_requested() || (limits.move_time && Clock::now() - begin >= *limits.move_time);
    };
    auto const* const chess = engine::state_as<chess::Chess>(state);
    assert(chess != nullptr && "make_material makes a bot for chess alone");
    auto const [finding, depth] =
        bounded ? deepened(*chess, task)
                : Deepened{tactics::search_material(chess->position(), chess->trail(), task), task.depth};
    if (turn.stop.stop_requested())
        return tl::unexpected(BotFailure{FailureKind::stopped, core::message("bot.stopped")});
    return Choice{chess->legal_move(*finding.move), finding.score, depth, finding.nodes};
}

} // namespace play
