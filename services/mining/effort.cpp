#include "services/mining/effort.hpp"

#include "tactics/puzzle_board.hpp"

#include <algorithm>

namespace services::mining {

EffortMeter::EffortMeter(engine::AnyGame const& game, std::shared_ptr<engine::MemoryBudget> budget)
    : engine_(game.engine({.hash_megabytes = 1, .budget = std::move(budget)})) {}

std::vector<std::uint64_t> EffortMeter::of(tactics::Puzzle const& puzzle) {
    std::vector<std::uint64_t> efforts;
    auto const board = tactics::on_board(puzzle).value();
    auto const state = board.first->clone();
    for (std::size_t ply = 0; ply < board.line.size(); ++ply) {
        if (ply % 2 == 1) efforts.push_back(until_found(*state, board.line[ply]));
        state->play(board.line[ply]);
    }
    return efforts;
}

std::uint64_t EffortMeter::until_found(engine::AnyState const& state, engine::LegalMove const& right) {
    engine_->clear();
    std::optional<std::uint64_t> since;
    auto const hear = [&](engine::Line const& line) {
        if (line.rank != 1 || line.moves.empty()) return;
        if (line.moves.front().number != right.number)
            since.reset();
        else if (!since)
            since = line.nodes;
    };
    auto const found = engine_->think(state, {.limits = {.nodes = most_nodes}}, {.line = hear});
    if (!found.move || found.move->number != right.number) return 2 * most_nodes;
    return std::max<std::uint64_t>(since.value_or(found.nodes), 1);
}

} // namespace services::mining
