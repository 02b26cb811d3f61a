// A fixed search, for scripts that compile it from changed copies of the source and compare: what was searched on
// standard output, nodes for each second of processor time on standard error.
//   fixed_search NODES
#include "games/chess/game.hpp"
#include "games/draughts/game.hpp"
#include "games/knights/game.hpp"
#include "search/session.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <ctime>

namespace {

constexpr auto closed = "r1bq1rk1/pppnn1bp/3p2p1/3Ppp2/2P1P3/2NN4/PP2BPPP/R1BQ1RK1 w - - 0 11";
constexpr auto sharp = "2rq1rk1/pp1bppb1/3p1np1/4n2p/3NP2P/1BN1BP2/PPPQ2P1/2KR3R w - - 0 13";

template <core::PlayableGame G>
void measure(std::vector<core::PositionOf<G>> const& positions, std::uint64_t nodes) {
    search::SearchSession<G> session({.hash_megabytes = 1});
    search::SearchTask<G> task;
    task.limits.nodes = nodes;
    task.limits.move_time = search::Milliseconds{3'600'000}; // never reached, but the clock is looked at
    std::uint64_t searched = 0;
    auto const began = std::clock();
    for (auto const& position : positions) {
        auto const found = session.think(position, {}, task);
        searched += found.effort.nodes;
        fmt::print("{} depth {} score {}\n", G::name, found.lines.at(0).depth.value(),
                   found.lines.at(0).score.value());
    }
    double const seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    fmt::print(stderr, "{} {:.0f}\n", G::name, static_cast<double>(searched) / seconds);
}

} // namespace

int main(int count, char** arguments) {
    std::uint64_t const nodes = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 40'000;
    using chess::Chess;
    measure<Chess>(
        {Chess::start(), Chess::parse_position(closed)->position, Chess::parse_position(sharp)->position},
        nodes);
    measure<draughts::English>({draughts::English::start()}, nodes);
    measure<knights::Knights>({knights::Knights::start()}, nodes);
}
