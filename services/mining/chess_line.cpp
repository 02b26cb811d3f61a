#include "services/mining/chess_line.hpp"

#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"

namespace services::mining {

tactics::Solution chess_line(GamePuzzle const& puzzle) {
    auto const first = chess::parse_fen(puzzle.fen).value().position;
    auto position = first;
    std::vector<chess::Move> moves;
    for (auto const& written : puzzle.moves) {
        moves.push_back(chess::parse_uci(position, written).value());
        chess::Undo undo;
        position.make(moves.back(), undo);
    }
    return {first, moves};
}

} // namespace services::mining
