// From the words of `go` to limits.
#include "protocol/uci/task.hpp"

#include "protocol/limits.hpp"
#include "protocol/uci/position.hpp"

#include <algorithm>

namespace protocol::uci {
namespace {

using search::Limits;

// The clock of the side to move. A GUI that tells only the other side's means both.
std::optional<search::ClockTime> clock_of(Go const& go, core::Colour side) {
    auto const own = static_cast<std::size_t>(core::index(side));
    auto const left = go.time[own] ? go.time[own] : go.time[1 - own];
    if (!left) return std::nullopt;
    return search::ClockTime{std::max(*left, least_time), go.increment[own], go.moves_to_go};
}

void bound_mate(Limits& limits) {
    if (!limits.mate) return;
    int const moves = *limits.mate;
    lower(limits.depth, core::Depth{std::min(2 * moves - 1 + extra_depth_for_mate, deepest)});
    lower(limits.nodes, nodes_per_mate_move * static_cast<std::uint64_t>(moves));
}

Limits limits_for(Go const& go, engine::AnyState const& state, Options const& options) {
    Limits limits;
    limits.ponder = go.ponder;
    if (go.infinite) return limits; // until stop, whatever else is said
    if (go.depth) limits.depth = core::Depth{std::min(*go.depth, deepest)};
    if (go.nodes) limits.nodes = static_cast<std::uint64_t>(*go.nodes);
    if (go.move_time) limits.move_time = std::max(*go.move_time, least_time);
    limits.mate = go.mate;
    limits.clock = clock_of(go, state.side_to_move());
    bound_mate(limits);
    if (options.analyse_mode && state.legal_moves().size() == 1) think_about_only_move(limits);
    return limits;
}

} // namespace

WantedSearch task_for(Go const& go, engine::AnyState const& state, Options const& options) {
    WantedSearch wanted{{.limits = limits_for(go, state, options), .lines = options.lines}, go.refused};
    auto& only = wanted.task.only;
    for (auto const& written : go.search_moves) {
        auto const move = read_move(state, written);
        if (!move)
            wanted.refused.push_back(move.error());
        else if (std::ranges::count(only, move->number, &engine::LegalMove::number) == 0)
            only.push_back(*move);
    }
    auto& limits = wanted.task.limits;
    bool const is_open_ended = go.infinite || go.ponder;
    if (!wanted.refused.empty() && !is_open_ended && !limits.is_bounded())
        limits.move_time = time_without_limit;
    return wanted;
}

bool is_weakened(engine::Task const& task, Options const& options) {
    return options.limit_strength && !options.analyse_mode && !task.limits.mate && task.limits.is_bounded();
}

} // namespace protocol::uci
