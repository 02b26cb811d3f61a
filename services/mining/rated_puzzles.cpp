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

core::Expected<std::vector<tactics::Puzzle>> puzzles_in(std::filesystem::path const& path) {
    auto file = tactics::PuzzleFile::open(path.string(), tactics::PuzzleFormat::csv,
                                          {.game = &engine::game_of<chess::Chess>()});
    if (!file) return tl::unexpected(file.error());
    std::vector<tactics::Puzzle> puzzles;
    while (auto puzzle = file->next()) {
        if (!*puzzle) return tl::unexpected(puzzle->error());
        if (!(*puzzle)->rating) continue;
        auto& moves = (*puzzle)->moves;
        moves.resize(moves.size() / 2 * 2); // a last move of the opponent asks for nothing
        puzzles.push_back(std::move(**puzzle));
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
            double const rating = *puzzle.rating;
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
