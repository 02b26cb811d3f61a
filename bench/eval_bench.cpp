// What an evaluation costs: over positions of random games, by the evaluator that keeps up with the moves and remembers
// pawns, and from nothing. Single thread, processor time, the median of five rounds, nanoseconds a call.
#include "core/game.hpp"
#include "core/rng.hpp"
#include "games/chess/game.hpp"
#include "games/draughts/game.hpp"
#include "games/knights/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <vector>

namespace {

constexpr int games = 20;
constexpr int most_plies = 80;
constexpr int repeats = 200;
constexpr std::size_t rounds = 5;

template <core::Game G>
std::vector<core::PositionOf<G>> positions() {
    std::vector<core::PositionOf<G>> all;
    core::Random random{7};
    for (int game = 0; game < games; ++game) {
        auto at = G::start();
        for (int ply = 0; ply < most_plies; ++ply) {
            core::MovesOf<G> moves;
            G::generate(at, moves);
            if (moves.empty()) break;
            core::UndoOf<G> undo;
            at.make(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))], undo);
            all.push_back(at);
        }
    }
    return all;
}

// `evaluate(i)` is the value of position i; the sum keeps the compiler from leaving it out.
template <class Evaluate>
double nanoseconds(std::size_t count, std::int64_t& sum, Evaluate evaluate) {
    std::array<double, rounds> results{};
    for (double& result : results) {
        std::clock_t const begin = std::clock();
        for (int repeat = 0; repeat < repeats; ++repeat)
            for (std::size_t i = 0; i < count; ++i) sum += evaluate(i).value();
        double const seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        result = seconds * 1e9 / (static_cast<double>(count) * repeats);
    }
    std::sort(results.begin(), results.end());
    return results[rounds / 2];
}

template <core::HasEvaluator G>
void report() {
    auto const all = positions<G>();
    std::vector<typename G::Accumulator> kept;
    for (auto const& at : all) kept.push_back(G::accumulate(at, G::shipped_weights()));
    typename G::Evaluator evaluator(G::shipped_weights());
    std::int64_t sum = 0;
    double const warm =
        nanoseconds(all.size(), sum, [&](std::size_t i) { return evaluator(all[i], kept[i]); });
    double const cold = nanoseconds(all.size(), sum, [&](std::size_t i) { return G::evaluate(all[i]); });
    fmt::print("{:24} {:5} positions  {:7.1f} ns  from nothing {:7.1f} ns  (sum {})\n", G::name, all.size(),
               warm, cold, sum);
}

} // namespace

int main() {
    report<chess::Chess>();
    report<draughts::English>();
    report<draughts::Russian>();
    report<draughts::International>();
    report<knights::Knights>();
}
