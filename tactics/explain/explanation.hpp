// A move explained: what the engine thinks of it, the claims that could be proved, and for a bad move the answer that
// punishes it and what was there instead.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "engine/memory_budget.hpp"
#include "tactics/explain/claim.hpp"
#include "tactics/explain/threats.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tactics {

struct ExplainTask {
    std::optional<engine::LegalMove> move = std::nullopt; // none: the best
    std::uint64_t nodes = 50'000;                         // for the engine, each time it is asked
    core::Language language = core::Language::english;
    std::stop_token stop = {}; // nobody waits for it any more: the engine and the proofs end promptly
    std::shared_ptr<engine::MemoryBudget> budget = nullptr; // where the engine's table takes its memory
};

// A move with its score and what can be proved of it.
struct ExplainedMove {
    engine::LegalMove move;
    std::string written; // as programs write it
    core::Score score{}; // for who makes it
    std::vector<Claim> claims;
};

struct Explanation {
    ExplainedMove move;
    std::optional<ExplainedMove> refutation; // of a bad move: the best reply
    std::optional<ExplainedMove> missed;     // of a bad move: the best instead
    std::vector<std::string> themes;         // of the claims, under Lichess's names
    std::vector<std::string> own_themes;     // under ours
    Purpose purpose;                         // of a quiet move that forces nothing and is not bad
    std::vector<std::string> notes;          // what the evaluation says where nothing was proved
};

// None where the game is over, and where it was stopped.
std::optional<Explanation> explain(engine::AnyGame const& game, engine::AnyState const& state,
                                   ExplainTask const& task);

std::string to_json(engine::AnyState const& state, Explanation const& explanation); // one line

} // namespace tactics
