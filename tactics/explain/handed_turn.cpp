#include "tactics/explain/handed_turn.hpp"

#include <algorithm>

namespace tactics {
namespace {

// Draughts writes the side first, W:W18:B4, knights-only chess after the board, 8/... w.
std::string with_other_side(std::string fen) {
    auto const space = fen.find(' ');
    auto& side = space == std::string::npos ? fen.at(0) : fen.at(space + 1);
    switch (side) {
    case 'W':
        side = 'B';
        break;
    case 'B':
        side = 'W';
        break;
    case 'w':
        side = 'b';
        break;
    default:
        side = 'w';
    }
    return fen;
}

bool must_take(engine::AnyState const& state) {
    return std::ranges::all_of(state.legal_moves(),
                               [](auto const& move) { return !move.squares.captured.empty(); });
}

} // namespace

std::unique_ptr<engine::AnyState> handed_turn(engine::AnyGame const& game, engine::AnyState const& state) {
    if (state.outcome()) return nullptr;
    auto passed = state.passed();
    if (!passed && game.name() != "chess" && !must_take(state)) {
        auto opened = game.from_fen(with_other_side(state.fen()));
        if (opened) passed = std::move(opened->state);
    }
    if (!passed || passed->outcome() || passed->legal_moves().empty()) return nullptr;
    return passed;
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
