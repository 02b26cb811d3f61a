// Who looks at the positions of games: our engine or an outside one, asked for its best moves within so many nodes. What it
// answers depends on what it was asked since new_game() and on nothing else.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "engine/memory_budget.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace services::mining {

struct SeenMove {
    engine::LegalMove move;
    core::Score score; // for the side to move
};

struct Question {
    std::span<engine::LegalMove const> played = {}; // every move since the state's first position
    int moves = 1;                                  // how many of the best are wanted
    std::uint64_t nodes = 0;                        // for all of them together
    std::stop_token stop = {};
};

// Nothing in it after a stop, or where so few nodes were not enough; else as many moves as were wanted and there are, best
// first.
using Sight = std::vector<SeenMove>;

class Analyst {
  public:
    virtual ~Analyst() = default;

    virtual core::Expected<void> new_game() = 0;
    virtual core::Expected<Sight> look(engine::AnyState const& state, Question const& question) = 0;
};

// `engine`, or `uci:PATH` for chess, written as bots are; limits in it are refused, for mining has its own. A plain `engine`
// takes its table from the budget, if there is one.
core::Expected<std::unique_ptr<Analyst>>
make_analyst(std::string_view spec, engine::AnyGame const& game,
             std::shared_ptr<engine::MemoryBudget> const& budget = nullptr);

} // namespace services::mining
