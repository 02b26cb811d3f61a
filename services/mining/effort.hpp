// How hard a puzzle is to a search: the nodes that the engine spends on each of the solver's moves before it has the right one
// for good.
#pragma once

#include "engine/any_engine.hpp"
#include "tactics/puzzle.hpp"

#include <vector>

namespace services::mining {

class EffortMeter {
  public:
    static constexpr std::uint64_t most_nodes =
        5'000; // a move; who has not found it then is taken for twice as long

    explicit EffortMeter(engine::AnyGame const& game, std::shared_ptr<engine::MemoryBudget> budget = nullptr);

    // For every move of the solver, in order; each from an empty table, so that nothing depends on what came before.
    std::vector<std::uint64_t> of(tactics::Puzzle const& puzzle);

  private:
    std::uint64_t until_found(engine::AnyState const& state, engine::LegalMove const& right);

    std::unique_ptr<engine::AnyEngine> engine_;
};

} // namespace services::mining
