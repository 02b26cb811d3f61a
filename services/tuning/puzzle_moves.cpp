#include "services/tuning/puzzle_moves.hpp"

#include "core/rng.hpp"
#include "engine/games.hpp"
#include "games/chess/game.hpp"
#include "knowledge/rule_file.hpp"
#include "tactics/puzzle_board.hpp"
#include "tactics/puzzle_file.hpp"

namespace services::tuning {
namespace {

// Names that differ in their last letters have much the same hash, so it is scrambled.
bool is_held_out(std::string_view id) { return (core::Random(knowledge::hash_of(id)).next() >> 63) != 0; }

void add_moves(tactics::Puzzle const& puzzle, std::vector<PuzzleMove>& all) {
    auto const line = tactics::chess_solution(puzzle);
    for (int ply = 1; ply <= line.last(); ply += 2)
        all.push_back({line.before(ply), line.step(ply).move, is_held_out(puzzle.id)});
}

} // namespace

core::Expected<std::vector<PuzzleMove>> read_puzzle_moves(std::filesystem::path const& path) {
    auto file = tactics::PuzzleFile::open(path.string(), tactics::PuzzleFormat::csv,
                                          {.game = &engine::game_of<chess::Chess>()});
    if (!file) return tl::unexpected(file.error());
    std::vector<PuzzleMove> all;
    while (auto const puzzle = file->next()) {
        if (!*puzzle) return tl::unexpected(puzzle->error());
        add_moves(**puzzle, all);
    }
    if (all.empty()) return core::failure(core::message("puzzles.none", path.string()));
    return all;
}

} // namespace services::tuning
