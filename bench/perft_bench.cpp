// Move generation against Debian's stockfish in one run: single thread, wall time, the programs taking turns,
// the median of five. Both count the last ply in bulk, ours by the size of the list that `generate` fills for
// the search. Ratios within a run are what counts; the machine's mood cancels out.
#include "bench/stockfish.hpp"
#include "games/chess/game.hpp"
#include "games/draughts/game.hpp"
#include "games/knights/game.hpp"
#include "search/perft.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

namespace {

constexpr std::size_t rounds = 5;
constexpr char const* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

template <class G>
bench::Timing measure(core::PositionOf<G> position, int depth) {
    auto const begin = std::chrono::steady_clock::now();
    auto const nodes = search::perft<G>(position, core::Depth{depth});
    std::chrono::duration<double> const seconds = std::chrono::steady_clock::now() - begin;
    return {nodes, seconds.count()};
}

struct Contestant {
    std::string name;
    std::function<bench::Timing()> run;
    std::vector<double> rates = {};

    [[nodiscard]] double median() {
        std::sort(rates.begin(), rates.end());
        return rates[rates.size() / 2];
    }
};

template <class G>
Contestant from_start(std::string name, int depth) {
    return {std::move(name), [=] { return measure<G>(G::start(), depth); }};
}

Contestant chess_at(std::string name, char const* fen, int depth) {
    return {std::move(name),
            [=] { return measure<chess::Chess>(chess::Chess::parse_position(fen)->position, depth); }};
}

} // namespace

int main() {
    if (!bench::Stockfish::is_installed()) {
        fmt::print(stderr, "perft_bench: {} is not installed\n", bench::Stockfish::path);
        return EXIT_FAILURE;
    }
    bench::Stockfish stockfish;
    enum Index { peer_start, peer_kiwipete, our_start, our_kiwipete, english, international, knights, count };
    std::array<Contestant, count> all{
        Contestant{"stockfish, start, depth 6", [&] { return stockfish.perft(start, 6); }},
        Contestant{"stockfish, Kiwipete, depth 5", [&] { return stockfish.perft(kiwipete, 5); }},
        chess_at("chess, start, depth 6", start, 6),
        chess_at("chess, Kiwipete, depth 5", kiwipete, 5),
        from_start<draughts::English>("draughts-english, start, depth 10", 10),
        from_start<draughts::International>("draughts-international, start, depth 9", 9),
        from_start<knights::Knights>("knights, start, depth 5", 5),
    };
    for (std::size_t round = 0; round < rounds; ++round)
        for (auto& contestant : all) contestant.rates.push_back(contestant.run().nodes_per_second());

    for (auto& contestant : all)
        fmt::print("{:<42} {:7.1f} M nodes/s\n", contestant.name, contestant.median() / 1e6);
    auto const ratio = [&](char const* what, Index ours, Index peer, double target) {
        double const value = all[ours].median() / all[peer].median();
        fmt::print("{:<42} {:7.2f} (at least {:.1f}) {}\n", what, value, target,
                   value >= target ? "ok" : "MISSED");
        return value >= target;
    };
    bool met = ratio("chess / stockfish, start", our_start, peer_start, 1.6);
    met &= ratio("chess / stockfish, Kiwipete", our_kiwipete, peer_kiwipete, 1.6);
    met &= ratio("english / stockfish, start", english, peer_start, 0.5);
    met &= ratio("international / stockfish, start", international, peer_start, 0.5);
    met &= ratio("knights / chess, start", knights, our_start, 1.0);
    return met ? EXIT_SUCCESS : EXIT_FAILURE;
}
