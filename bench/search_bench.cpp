// Nodes a second of the full search: chess beside stockfish with its classical evaluation, two threads beside one, and
// draughts beside chess. Everything is searched in turn, position by position, so that what disturbs the machine
// disturbs all alike; each figure is the median of the rounds.
//   search_bench [SECONDS A SEARCH] [ROUNDS]
#include "bench/stockfish.hpp"
#include "engine/any_engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

constexpr std::array middlegames = {
    "r1bq1rk1/1pp2ppp/p1np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQR1K1 w - - 0 8",
    "r2q1rk1/1p1nbppp/p2pbn2/4p3/4P3/1NN1BP2/PPPQ2PP/2KR1B1R w - - 5 11",
    "r1bq1rk1/pp1nbppp/2p1p3/3n2B1/2BP4/2N1PN2/PP3PPP/2RQK2R w K - 1 10",
    "r1bq1rk1/pppnn1bp/3p2p1/3Ppp2/2P1P3/2NN4/PP2BPPP/R1BQ1RK1 w - - 0 11",
    "r1b1k1nr/pppp1ppp/2n3q1/b3P3/2B5/1Qp2N2/P4PPP/RNB2RK1 w kq - 1 10",
    "r1bq1rk1/1pp1b1pp/1nn5/p3pp2/8/P1NPBNP1/1P2PPBP/R2Q1RK1 w - - 0 11",
    "r2qkb1r/pp2nppp/2n1p3/3pPb2/3N4/4B3/PPP1BPPP/RN1Q1RK1 w kq - 3 9",
    "2rq1rk1/pp1bppb1/3p1np1/4n2p/3NP2P/1BN1BP2/PPPQ2P1/2KR3R w - - 0 13",
    "r4rk1/1bq2ppp/p2bpn2/1p6/3B4/P1NB4/1P2QPPP/R4RK1 w - - 0 17",
    "r1b2rk1/pp3pbp/1qn1p1p1/3pP3/3P1N2/2PB1N1P/P4PP1/R2QR1K1 w - - 0 16",
};

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
        for (auto const* fen : middlegames) {
            auto const opened = chess->from_fen(fen);
            own.push_back(rate(*one, *opened->state, seconds));
            other.push_back(stockfish.search(fen, seconds).nodes_per_second());
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
