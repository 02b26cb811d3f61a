#include "tactics/puzzle_board.hpp"

#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"

namespace tactics {

std::unique_ptr<engine::AnyState> PuzzleBoard::asked() const {
    auto state = first->clone();
    if (!line.empty()) state->play(line.front());
    return state;
}

core::Expected<PuzzleBoard> on_board(Puzzle const& puzzle) {
    auto const game = engine::game_named(puzzle.game);
    if (!game) return tl::unexpected(game.error());
    auto opened = (*game)->from_fen(puzzle.fen);
    if (!opened) return tl::unexpected(opened.error());
    PuzzleBoard board{.game = *game, .first = std::move(opened->state), .line = {}};
    auto const state = board.first->clone();
    for (auto const& text : puzzle.moves) {
        auto const move = state->parse_move(text);
        if (!move) return tl::unexpected(move.error());
        board.line.push_back(*move);
        state->play(*move);
    }
    return board;
}

chess::Position chess_position(Puzzle const& puzzle) { return chess::parse_fen(puzzle.fen).value().position; }

Solution chess_solution(Puzzle const& puzzle) {
    auto const first = chess_position(puzzle);
    auto position = first;
    std::vector<chess::Move> moves;
    for (auto const& text : puzzle.moves) {
        moves.push_back(chess::parse_uci(position, text).value());
        chess::Undo undo;
        position.make(moves.back(), undo);
    }
    return {first, moves};
}

} // namespace tactics
