// A whole game reviewed: what each move was worth, which were bad and why, and what was there instead. A pure function of the
// game and the task: the engine begins afresh with every game, so that the same game is reviewed alike everywhere.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "engine/memory_budget.hpp"
#include "services/review/judgement.hpp"
#include "services/review/player_summary.hpp"
#include "tactics/explain/claim.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace services {

struct ReviewTask {
    std::uint64_t nodes = 20'000; // a position
    core::Language language = core::Language::english;
    std::function<void(int plies_done, int plies)> progress = {}; // the last ply comes first
    std::shared_ptr<engine::MemoryBudget> budget = nullptr;       // where the tables take their memory
};

// A line of play with what it is worth and what can be proved of its first move.
struct ExplainedLine {
    std::vector<engine::LegalMove> moves; // never empty
    core::Score score{};                  // for who makes the first
    std::vector<tactics::Claim> claims;
};

struct ReviewedMove {
    engine::LegalMove move;
    core::Colour mover = core::Colour::white;
    bool forced = false; // there was no other, or the turn was passed
    // Both for the mover, seen from the position before the move: of the best move, and of the one that was made.
    core::Score best{};
    core::Score made{};
    core::Score after{};          // for who is to move behind it
    int expectation_before = 500; // of these, in thousandths
    int expectation_after = 500;
    Judgement judgement = Judgement::none;
    std::optional<core::Score> second;        // of the next best move, where the search told it apart
    std::vector<engine::LegalMove> best_line; // the move that was made first, if that is the best
    std::optional<ExplainedLine> missed;      // of a bad move, or where a tactic was missed that can be shown
    std::optional<ExplainedLine> refutation;  // of a bad move: what it allows

    // What the move gave away; a search is never exact, so a move may seem to gain.
    [[nodiscard]] int drop() const {
        return expectation_before > expectation_after ? expectation_before - expectation_after : 0;
    }
};

struct Review {
    std::vector<ReviewedMove> moves;
    std::array<PlayerSummary, 2> players; // by core::index of the colour
};

// The moves are legal, one after the other, from `first`, or passed turns. Nothing after a stop.
std::optional<Review> review_of(engine::AnyGame const& game, engine::AnyState const& first,
                                std::vector<engine::LegalMove> const& moves, ReviewTask const& task,
                                std::stop_token const& stop = {});

} // namespace services
