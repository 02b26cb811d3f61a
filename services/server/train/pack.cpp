#include "services/server/train/pack.hpp"

#include "services/puzzles/pack.hpp"

#include <fmt/format.h>

namespace services::server {

tactics::Puzzle training_puzzle(tactics::Puzzle puzzle, std::string_view collection) {
    puzzle.id = fmt::format("{}:{}", collection, puzzle.id);
    puzzle.collection = collection;
    return puzzle;
}

std::vector<tactics::Puzzle> packed_training_puzzles() {
    std::vector<tactics::Puzzle> puzzles;
    for (auto const game : packed_games())
        for (auto const* const puzzle : packed_puzzles({.game = game}))
            puzzles.push_back(training_puzzle(*puzzle, "pack"));
    return puzzles;
}

} // namespace services::server
