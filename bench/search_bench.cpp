// Nodes a second of the full search: chess beside stockfish with its classical evaluation, two threads beside one, and
// draughts beside chess. Everything is searched in turn, position by position, so that what disturbs the machine
// disturbs all alike; each figure is the median of the rounds.
//   search_bench [SECONDS A SEARCH] [ROUNDS]
#include "apps/bench/positions.hpp"
#include "bench/stockfish.hpp"
#include "engine/any_engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

double rate(engine::AnyEngine& engine, engine::AnyState const& state, double seconds) {
    engine::Task task;
    task.limits.move_time = search::Milliseconds(static_cast<int>(seconds * 1000));
    engine.clear();
    auto const finding = engine.think(state, task);
    return static_cast<double>(finding.nodes) / std::chrono::duration<double>(finding.elapsed).count();
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

struct Contest {
    char const* what;
    double target;
    std::vector<double> ratios = {};

    [[nodiscard]] bool judge() const {
        double const value = median(ratios);
        fmt::print("{:<38} {:6.2f} (at least {:.2f}) {}\n", what, value, target,
                   value >= target ? "ok" : "MISSED");
        return value >= target;
    }
};

} // namespace

int main(int count, char** arguments) {
    double const seconds = count > 1 ? std::atof(arguments[1]) : 2.0;
    int const rounds = count > 2 ? std::atoi(arguments[2]) : 5;
    if (!bench::Stockfish::is_installed()) {
        fmt::print(stderr, "search_bench: {} is not installed\n", bench::Stockfish::path);
        return EXIT_FAILURE;
    }
    bench::Stockfish stockfish;
    stockfish.set("Use NNUE", "false");
    stockfish.set("Threads", "1");
    stockfish.set("Hash", "64");
    auto const* const chess = *engine::game_named("chess");
    auto const* const draughts = *engine::game_named("draughts-english");
    auto const one = chess->engine({.hash_megabytes = 64});
    auto const two = chess->engine({.hash_megabytes = 64, .threads = 2});
    auto const checkers = draughts->engine({.hash_megabytes = 64});
    auto const board = draughts->start();

    Contest peer{"chess / stockfish classical", 1.2};
    Contest threads{"two threads / one", 1.7};
    Contest games{"english draughts / chess", 5.0 / 1.5};
    double own_total = 0;
    double peer_total = 0;
    double checkers_total = 0;
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> own, other, both, men;
        for (auto const fen : chess::bench_middlegames) {
            auto const opened = chess->from_fen(fen);
            own.push_back(rate(*one, *opened->state, seconds));
            other.push_back(stockfish.search(std::string(fen), seconds).nodes_per_second());
            both.push_back(rate(*two, *opened->state, seconds));
            men.push_back(rate(*checkers, *board, seconds));
        }
        auto const sum = [](std::vector<double> const& values) {
            double total = 0;
            for (double const value : values) total += value;
            return total / static_cast<double>(values.size());
        };
        own_total += sum(own) / rounds;
        peer_total += sum(other) / rounds;
        checkers_total += sum(men) / rounds;
        peer.ratios.push_back(sum(own) / sum(other));
        threads.ratios.push_back(sum(both) / sum(own));
        games.ratios.push_back(sum(men) / sum(own));
    }
    fmt::print("chess {:.2f}, stockfish {:.2f}, english draughts {:.2f} M nodes/s\n", own_total / 1e6,
               peer_total / 1e6, checkers_total / 1e6);
    bool met = peer.judge();
    met &= threads.judge();
    met &= games.judge();
    return met ? EXIT_SUCCESS : EXIT_FAILURE;
}
