// The full search without its game's type: options, a search that reports its lines as they deepen, and what it found.
// One engine is one session: it owns its table and its workers, and several may run side by side.
#pragma once

#include "core/tuning_text.hpp"
#include "engine/any_game.hpp"
#include "engine/any_weights.hpp"
#include "engine/memory_budget.hpp"
#include "search/limits.hpp"
#include "search/table.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace engine {

struct EngineOptions {
    std::size_t hash_megabytes = 16;
    int threads = 1;
    // Kept back on every move for whatever lies between the clock and the engine.
    search::Milliseconds move_overhead{10};
    // Where the table takes its memory; none: as much as wanted.
    std::shared_ptr<MemoryBudget> budget = nullptr;
    // Where the search differs from the game's own; settled when the engine is made.
    std::vector<core::TuningChange> tuning = {};
    // Of the engine's game; null: the shipped ones.
    std::shared_ptr<AnyWeights const> weights = nullptr;

    bool operator==(EngineOptions const&) const = default;
};

// A line of play and how it was found.
struct Line {
    int rank = 1; // 1 is the best
    core::Depth depth{};
    core::Ply selective_depth{}; // the deepest ply any branch reached
    core::Score score{};         // for the side to move
    search::Bound bound = search::Bound::exact;
    std::vector<LegalMove> moves; // each legal in the state that those before it lead to
    std::uint64_t nodes = 0;
    std::chrono::microseconds elapsed{};
    int hash_permille = 0;
};

// A root move that is being looked at, told once a search has lasted a while.
struct CurrentMove {
    core::Depth depth{};
    LegalMove move;
    int number = 1; // from 1
};

// Called by the searching thread, one at a time.
struct EngineListener {
    std::function<void(Line const&)> line = nullptr;
    std::function<void(CurrentMove const&)> current_move = nullptr;
};

struct Task {
    search::Limits limits{};
    int lines = 1;                    // how many best lines are wanted (MultiPV)
    std::vector<LegalMove> only = {}; // search these root moves alone; all when empty
};

struct Finding {
    std::optional<LegalMove> move;   // none when the game is over
    std::optional<LegalMove> ponder; // the expected answer
    // As many as wanted, if so many were looked at, best first. Where an iteration was broken off, the first may be a bound.
    std::vector<Line> lines;
    std::uint64_t nodes = 0;
    std::chrono::microseconds elapsed{};
    int hash_permille = 0;
    double hash_hits = 0; // share of table probes that found their position
};

class AnyEngine {
  public:
    virtual ~AnyEngine() = default;

    // Between searches only.
    virtual void configure(EngineOptions const& options) = 0;
    virtual void clear() = 0; // forget everything: a new game

    // Blocks until done. `state` is of the engine's game. After a search that had no limit or pondered and ended by
    // itself (a mate found, the last depth reached), it waits for stop() or ponder_hit() before it returns.
    virtual Finding think(AnyState const& state, Task const& task, EngineListener const& listener = {}) = 0;

    // From any thread, answered within milliseconds. stop() before think() has begun does not stop it, unless
    // think() has been announced with prepare().
    virtual void prepare() = 0;
    virtual void stop() = 0;
    virtual void ponder_hit() = 0;

    // What the evaluation says of a state, without search, for the side to move.
    [[nodiscard]] virtual core::Score evaluate(AnyState const& state) const = 0;
};

} // namespace engine
