// Puzzles of a file with their ratings, each measured by an engine: that takes a while, so several threads do it.
#include "core/rng.hpp"
#include "engine/games.hpp"
#include "games/chess/game.hpp"
#include "knowledge/rule_file.hpp"
#include "services/mining/rating_fit.hpp"
#include "tactics/puzzle_file.hpp"

#include <atomic>
#include <mutex>
#include <thread>

namespace services::mining {
namespace {

// The halves are those of `damero tune order`, whose weights are part of what is measured here.
bool is_held_out(std::string_view id) { return (core::Random(knowledge::hash_of(id)).next() >> 63) != 0; }

GamePuzzle as_text(tactics::Puzzle const& puzzle) {
    auto position = puzzle.position;
    GamePuzzle text{.id = puzzle.id,
                    .game = std::string(chess::Chess::name),
                    .fen = chess::to_fen(position),
                    .moves = {},
                    .rating = puzzle.rating.value_or(0)};
    auto const& moves = puzzle.given_line->moves;
    for (std::size_t i = 0; i < moves.size() / 2 * 2; ++i) {
        text.moves.push_back(chess::to_uci(position, moves[i], chess::CastlingStyle::king_target));
        chess::Undo undo;
        position.make(moves[i], undo);
    }
    return text;
}

core::Expected<std::vector<GamePuzzle>> puzzles_in(std::filesystem::path const& path) {
    auto file = tactics::PuzzleFile::open(path.string(), tactics::PuzzleFormat::csv);
    if (!file) return tl::unexpected(file.error());
    std::vector<GamePuzzle> puzzles;
    while (auto const puzzle = file->next()) {
        if (!*puzzle) return tl::unexpected(puzzle->error());
        if ((*puzzle)->rating) puzzles.push_back(as_text(**puzzle));
    }
    if (puzzles.empty()) return core::failure(core::message("puzzles.none", path.string()));
    return puzzles;
}

} // namespace

core::Expected<RatedPuzzles> read_rated(ReadPlan const& plan, std::stop_token const& stop) {
    auto const puzzles = puzzles_in(plan.path);
    if (!puzzles) return tl::unexpected(puzzles.error());
    RatedPuzzles rated;
    rated.chess.resize(puzzles->size());
    rated.other.resize(puzzles->size());
    std::atomic<std::size_t> next{0};
    std::mutex telling;
    auto const work = [&] {
        EffortMeter meter(engine::game_of<chess::Chess>());
        for (auto at = next++; at < puzzles->size() && !stop.stop_requested(); at = next++) {
            auto const& puzzle = (*puzzles)[at];
            auto const effort = meter.of(puzzle);
            double const rating = puzzle.rating;
            rated.chess[at] = {chess_amounts(puzzle, effort), rating, is_held_out(puzzle.id)};
            rated.other[at] = {common_amounts(puzzle, effort), rating, is_held_out(puzzle.id)};
            if (!plan.told) continue;
            std::scoped_lock const lock(telling);
            plan.told(at + 1);
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < plan.threads; ++i) threads.emplace_back(work);
    }
    if (stop.stop_requested()) return RatedPuzzles{};
    return rated;
}

} // namespace services::mining
