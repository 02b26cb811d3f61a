// From the words of `go` to limits.
#include "protocol/uci_task.hpp"

#include "protocol/strength.hpp"
#include "protocol/uci_position.hpp"

#include <algorithm>

namespace protocol::uci {
namespace {

using search::Limits;
using search::Milliseconds;

constexpr Milliseconds least_time{1};
constexpr int deepest = 127;

template <class T>
void lower(std::optional<T>& limit, T value) {
    limit = limit ? std::min(*limit, value) : value;
}

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

// The engine moves at once when there is but one move and a clock runs. Whoever analyses wants a score all the same:
// then the share of the clock that an ordinary move would have becomes a fixed time.
void think_about_only_move(Limits& limits) {
    constexpr int ordinary_share = 30;
    if (!limits.clock) return;
    auto const& clock = *limits.clock;
    auto const share = clock.left / std::clamp(clock.moves_to_go.value_or(ordinary_share), 2, ordinary_share);
    lower(limits.move_time, std::max(std::min(share + clock.increment / 2, clock.left / 2), least_time));
    limits.clock.reset();
}

Limits limits_for(Go const& go, engine::AnyState const& state, Options const& options) {
    Limits limits;
    if (go.infinite) return limits; // until stop, whatever else is said
    if (go.depth) limits.depth = core::Depth{std::min(*go.depth, deepest)};
    if (go.nodes) limits.nodes = static_cast<std::uint64_t>(*go.nodes);
    if (go.move_time) limits.move_time = std::max(*go.move_time, least_time);
    limits.mate = go.mate;
    limits.clock = clock_of(go, state.side_to_move());
    limits.ponder = go.ponder;
    bound_mate(limits);
    if (options.analyse_mode) {
        if (state.legal_moves().size() == 1) think_about_only_move(limits);
    } else if (options.limit_strength && !limits.mate && limits.is_bounded()) {
        lower(limits.nodes, nodes_for_elo(options.elo));
    }
    return limits;
}

} // namespace

core::Expected<engine::Task> task_for(Go const& go, engine::AnyState const& state, Options const& options) {
    engine::Task task{.limits = limits_for(go, state, options), .lines = options.lines};
    for (auto const& written : go.search_moves) {
        auto const move = read_move(state, written);
        if (!move) return tl::unexpected(move.error());
        if (std::ranges::count(task.only, move->number, &engine::LegalMove::number) == 0)
            task.only.push_back(*move);
    }
    return task;
}

} // namespace protocol::uci
