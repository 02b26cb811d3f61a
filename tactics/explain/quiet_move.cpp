#include "tactics/explain/quiet_move.hpp"

#include <algorithm>

namespace tactics {
namespace {

bool must_take(engine::AnyState const& state) {
    return std::ranges::all_of(state.legal_moves(),
                               [](auto const& move) { return !move.squares.captured.empty(); });
}

} // namespace

std::unique_ptr<engine::AnyState> with_turn_passed(engine::AnyState const& state) {
    if (state.outcome()) return nullptr;
    auto swapped = state.passed();
    if (!swapped && !must_take(state)) swapped = state.with_side_swapped();
    if (!swapped || swapped->outcome() || swapped->legal_moves().empty()) return nullptr;
    return swapped;
}

bool is_quiet(engine::AnyState const& state, engine::LegalMove const& move) {
    if (!move.squares.captured.empty()) return false;
    auto const after = state.clone();
    after->play(move);
    auto const now = state.view().cells[static_cast<std::size_t>(move.squares.from)].piece;
    auto const then = after->view().cells[static_cast<std::size_t>(move.squares.to)].piece;
    return now == then;
}

} // namespace tactics
