#include "services/server/train/pack.hpp"

#include "services/puzzles/pack.hpp"

#include <fmt/format.h>

namespace services::server {

StoredPuzzle training_puzzle(GamePuzzle const& puzzle, std::string_view source) {
    return {.id = fmt::format("{}:{}", source, puzzle.id),
            .source = std::string(source),
            .game = puzzle.game,
            .fen = puzzle.fen,
            .moves = puzzle.moves,
            .rating = puzzle.rating,
            .themes = puzzle.themes};
}

std::vector<StoredPuzzle> packed_training_puzzles() {
    std::vector<StoredPuzzle> puzzles;
    for (auto const game : packed_games())
        for (auto const* const puzzle : packed_puzzles({.game = game}))
            puzzles.push_back(training_puzzle(*puzzle, "pack"));
    return puzzles;
}

} // namespace services::server
