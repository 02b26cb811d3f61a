// The tactic solver on six classic tactics, move by move: nodes and seconds, and how many nodes its order of moves and its
// killers save; and how many puzzles a second their themes are read from. Single thread, processor time.
#include "core/words.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "tactics/material_search.hpp"
#include "tactics/themes/own_themes.hpp"
#include "tactics/themes/themes.hpp"
#include "tests/tactics/classics.hpp"

#include <fmt/format.h>

#include <ctime>

namespace {

using tactics::MaterialOrder;

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Result {
    std::uint64_t nodes = 0;
    double seconds = 0;
    bool solved = true;
};

// Every move of the solver, at its depth and `deeper` more.
Result solve(tests::Classic const& classic, MaterialOrder order, int deeper) {
    Result result;
    auto position = chess::parse_fen(classic.fen).value().position;
    core::KeyTrail trail;
    int ply = 0;
    auto const begin = processor_seconds();
    for (auto const word : core::words_of(classic.moves)) {
        auto const move = chess::parse_uci(position, word).value();
        if (ply % 2 == 1) {
            auto const found = tactics::search_material(
                position, trail, {.depth = tests::depth_of(classic, ply / 2) + deeper, .order = order});
            result.nodes += found.nodes;
            result.solved &= found.move == move;
        }
        trail.push(position.key());
        chess::Undo undo;
        position.make(move, undo);
        ++ply;
    }
    result.seconds = processor_seconds() - begin;
    return result;
}

void compare_orders(int deeper) {
    fmt::print("{:<10} {:>12} {:>12} {:>12} {:>9}  {}\n", deeper == 0 ? "classic" : "1 deeper", "generated",
               "forcing", "killers", "seconds", "solved");
    Result all[3];
    int number = 0;
    for (auto const& classic : tests::classics) {
        Result results[3];
        for (int i = 0; i < 3; ++i) {
            results[i] = solve(classic, static_cast<MaterialOrder>(i), deeper);
            all[i].nodes += results[i].nodes;
            all[i].seconds += results[i].seconds;
        }
        fmt::print("{:<10} {:>12} {:>12} {:>12} {:>9.4f}  {}\n", ++number, results[0].nodes, results[1].nodes,
                   results[2].nodes, results[2].seconds, results[2].solved ? "yes" : "no");
    }
    fmt::print("{:<10} {:>12} {:>12} {:>12} {:>9.4f}\n", "all", all[0].nodes, all[1].nodes, all[2].nodes,
               all[2].seconds);
    auto const saved = [](Result const& with, Result const& without) {
        return 100 * (1 - static_cast<double>(with.nodes) / static_cast<double>(without.nodes));
    };
    fmt::print("the order saves {:.1f} % of the nodes, killers {:.1f} % of what is left\n\n",
               saved(all[1], all[0]), saved(all[2], all[1]));
}

void time_themes() {
    constexpr int rounds = 2000;
    std::vector<tactics::Solution> lines;
    for (auto const& classic : tests::classics) {
        auto const first = chess::parse_fen(classic.fen).value().position;
        auto position = first;
        std::vector<chess::Move> moves;
        for (auto const word : core::words_of(classic.moves)) {
            moves.push_back(chess::parse_uci(position, word).value());
            chess::Undo undo;
            position.make(moves.back(), undo);
        }
        lines.emplace_back(first, moves);
    }
    std::size_t names = 0;
    auto const begin = processor_seconds();
    for (int round = 0; round < rounds; ++round)
        for (auto const& line : lines) {
            auto const themes = tactics::themes_of(line);
            names += themes.names().size() + tactics::own_themes_of(line, themes).size();
        }
    double const seconds = processor_seconds() - begin;
    fmt::print("themes: {:.0f} lines a second, {} names\n", static_cast<double>(rounds) * 6 / seconds, names);
}

} // namespace

int main() {
    compare_orders(0);
    compare_orders(1);
    time_themes();
    return 0;
}
