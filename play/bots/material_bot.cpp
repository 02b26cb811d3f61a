#include "play/bots/material_bot.hpp"

#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"

#include <algorithm>
#include <chrono>

namespace play {
namespace {

using Clock = std::chrono::steady_clock;

struct Table {
    chess::Position position;
    core::KeyTrail trail;
};

// The position and the keys behind it that a repetition may come from.
Table table_of(engine::AnyState const& state) {
    Table table{chess::parse_fen(state.fen())->position, {}};
    std::vector<core::Key> keys;
    auto const back = state.clone();
    for (int plies = table.position.halfmove_clock(); plies > 0 && back->undo(); --plies)
        keys.push_back(chess::parse_fen(back->fen())->position.key());
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) table.trail.push(*key);
    return table;
}

struct Deepened {
    tactics::MaterialFinding finding;
    int depth = 0; // that was finished; 0 where not even the first was
};

// Deeper and deeper within the limits; the last depth that was finished counts.
Deepened deepened(Table const& table, tactics::MaterialTask const& task) {
    Deepened best;
    std::uint64_t spent = 0;
    for (int depth = 1; depth <= task.depth; ++depth) {
        auto now = task;
        now.depth = depth;
        if (task.nodes) now.nodes = *task.nodes - spent;
        auto const finding = tactics::search_material(table.position, table.trail, now);
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
    auto const table = table_of(state);
    auto const [finding, depth] =
        bounded ? deepened(table, task)
                : Deepened{tactics::search_material(table.position, table.trail, task), task.depth};
    if (turn.stop.stop_requested())
        return tl::unexpected(BotFailure{FailureKind::stopped, core::message("bot.stopped")});
    auto const written = chess::to_uci(table.position, *finding.move, chess::CastlingStyle::king_takes_rook);
    return Choice{state.parse_move(written).value(), finding.score, depth, finding.nodes};
}

} // namespace play
