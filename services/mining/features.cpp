#include "services/mining/features.hpp"

#include "tactics/puzzle_board.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace services::mining {
namespace {

int balance_of(core::BoardView const& board, core::Colour side) {
    int balance = 0;
    for (auto const& cell : board.cells)
        if (cell.piece) balance += cell.piece->colour == side ? 1 : -1;
    return balance;
}

// What is seen while the line is played through.
struct Walked {
    double legal_first = 0;
    std::vector<double> legal_later;
    std::vector<double> replies;
    double forced = 0;
    bool first_takes = false;
    bool gives = false;
    bool ends = false;
};

Walked walked(tactics::Puzzle const& puzzle) {
    Walked seen;
    auto const board = tactics::on_board(puzzle).value();
    auto const state = board.asked();
    auto const solver = state->side_to_move();
    int const balance = balance_of(state->view(), solver);
    for (std::size_t ply = 1; ply < board.line.size(); ++ply) {
        auto const legal = static_cast<double>(state->legal_moves().size());
        auto const& move = board.line[ply];
        if (ply % 2 == 0) {
            seen.replies.push_back(legal);
        } else {
            if (ply == 1) {
                seen.legal_first = legal;
                seen.first_takes = !move.squares.captured.empty();
            } else {
                seen.legal_later.push_back(legal);
            }
            seen.forced += legal == 1 ? 1 : 0;
        }
        state->play(move);
        seen.gives = seen.gives || balance_of(state->view(), solver) < balance;
    }
    seen.ends = state->outcome().has_value();
    return seen;
}

double mean_log(std::span<double const> values) {
    if (values.empty()) return 0;
    double sum = 0;
    for (double const value : values) sum += std::log2(std::max(value, 1.0));
    return sum / static_cast<double>(values.size());
}

} // namespace

Amounts common_amounts(tactics::Puzzle const& puzzle, std::span<std::uint64_t const> effort) {
    auto const seen = walked(puzzle);
    std::vector<double> const efforts(effort.begin(), effort.end());
    auto const moves = static_cast<double>(efforts.size());
    auto const hardest = *std::ranges::max_element(efforts);
    return {
        {"line.base", 1},
        {"line.moves", std::min(moves, 8.0)},
        {"line.log_moves", std::log2(moves)},
        {"line.forced", seen.forced / moves},
        {"line.first_takes", seen.first_takes ? 1.0 : 0.0},
        {"line.gives", seen.gives ? 1.0 : 0.0},
        {"line.ends", seen.ends ? 1.0 : 0.0},
        {"search.first", std::log2(efforts.front())},
        {"search.hardest", std::log2(hardest)},
        {"search.mean", mean_log(efforts)},
        {"search.whole", std::log2(std::accumulate(efforts.begin(), efforts.end(), 0.0))},
        {"choice.first", std::log2(std::max(seen.legal_first, 1.0))},
        {"choice.later", mean_log(seen.legal_later)},
        {"choice.replies", mean_log(seen.replies)},
    };
}

} // namespace services::mining
