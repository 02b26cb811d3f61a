// What the patterns cost: for every legal move of middlegame positions, by the detectors in C++ and by the rules in Prolog. Single
// thread, processor time, the median of five rounds, microseconds a position.
#include "core/rng.hpp"
#include "games/chess/game.hpp"
#include "knowledge/knowledge_base.hpp"
#include "knowledge/patterns/classic.hpp"
#include "knowledge/patterns/further.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <vector>

namespace {

using namespace knowledge;

constexpr std::size_t rounds = 5;

// Positions of random games between plies 16 and 50 with more than thirty moves.
std::vector<chess::Position> middlegames(std::size_t count) {
    std::vector<chess::Position> all;
    core::Random random{7};
    while (all.size() < count) {
        auto at = chess::Chess::start();
        for (int ply = 0; ply < 50 && all.size() < count; ++ply) {
            chess::Moves moves;
            chess::generate(at, moves);
            if (moves.empty()) break;
            if (ply >= 16 && ply % 6 == 0 && moves.size() > 30) all.push_back(at);
            chess::Undo undo;
            at.make(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))], undo);
        }
    }
    return all;
}

template <class Work>
double microseconds(std::vector<chess::Position> const& positions, int repeats, Work work) {
    std::array<double, rounds> results{};
    for (double& result : results) {
        std::clock_t const begin = std::clock();
        for (int repeat = 0; repeat < repeats; ++repeat)
            for (auto const& position : positions) work(position);
        double const seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        result = seconds * 1e6 / (static_cast<double>(positions.size()) * repeats);
    }
    std::sort(results.begin(), results.end());
    return results[rounds / 2];
}

double by_rules(std::vector<chess::Position> const& positions, KnowledgeBase const& base, bool further) {
    std::vector<Pattern> only;
    for (auto const& pattern : base.patterns()) {
        auto const place =
            std::ranges::find(patterns::pattern_names, pattern.name) - patterns::pattern_names.begin();
        if (further || place < patterns::classic_count) only.push_back(pattern);
    }
    return microseconds(positions, 1, [&](chess::Position const& position) {
        (void)base.find(ChessBoard(position), only, {.seconds = 0});
    });
}

} // namespace

int main() {
    auto const positions = middlegames(200);
    std::size_t moves_in_all = 0;
    patterns::Hits hits;
    auto const with_moves = [&](auto find) {
        return [&hits, find](chess::Position const& position) {
            chess::Moves moves;
            chess::generate(position, moves);
            hits.clear();
            find(position, moves);
        };
    };
    for (auto const& position : positions) {
        chess::Moves moves;
        chess::generate(position, moves);
        moves_in_all += static_cast<std::size_t>(moves.size());
    }
    auto const classic =
        microseconds(positions, 200, with_moves([&](auto const& position, auto const& moves) {
                         patterns::find_classic(position, moves, hits);
                     }));
    auto const all = microseconds(positions, 20, with_moves([&](auto const& position, auto const& moves) {
                                      patterns::find_classic(position, moves, hits);
                                      patterns::find_further(position, moves, hits);
                                  }));
    fmt::print("{} positions, {:.1f} moves each\n", positions.size(),
               static_cast<double>(moves_in_all) / static_cast<double>(positions.size()));
    fmt::print("C++, the six classic patterns  {:8.2f} us a position, moves generated\n", classic);
    fmt::print("C++, all patterns              {:8.2f} us\n", all);
    auto const base = KnowledgeBase::load(Family::chess, shipped_rules(Family::chess));
    if (!base) {
        fmt::print("Prolog cannot be started\n");
        return 1;
    }
    fmt::print("Prolog, the six                {:8.2f} us\n", by_rules(positions, *base, false));
    std::vector<chess::Position> const few(positions.begin(), positions.begin() + 20);
    fmt::print("Prolog, all                    {:8.2f} us\n", by_rules(few, *base, true));
    return 0;
}
