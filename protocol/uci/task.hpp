// What `go` asks of the engine, given the options and the position: the limits that hold, the moves to look at.
#pragma once

#include "core/error.hpp"
#include "engine/any_engine.hpp"
#include "protocol/uci/command.hpp"
#include "protocol/uci/options.hpp"

#include <vector>

namespace protocol::uci {

// `go mate N` gives up here. The search is selective: a mate in N may show only a few plies beyond 2N - 1.
inline constexpr int extra_depth_for_mate = 8;
inline constexpr std::uint64_t nodes_per_mate_move = 3'000'000;

struct WantedSearch {
    engine::Task task;
    std::vector<core::Error> refused = {}; // limits and moves that do not hold
};
WantedSearch task_for(Go const& go, engine::AnyState const& state, Options const& options);

// Whether it is to be played as UCI_Elo says, and not as well as possible.
bool is_weakened(engine::Task const& task, Options const& options);

} // namespace protocol::uci
