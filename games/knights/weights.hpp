// Every number of the evaluation by name: a knight is about 100, pairs are (many knights left, few). What they are stands
// in config/knights-eval.toml, which becomes part of the program, or in a file read at run time; docs/evaluation.md tells
// how the shipped ones were found.
#pragma once

#include "core/error.hpp"
#include "core/types.hpp"
#include "games/phased.hpp"
#include "games/weight_list.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace knights {

using games::Phased;

struct Weights {
    Phased knight;
    Phased jump; // for each square that a knight reaches on an empty board: the centre is worth more
    std::array<Phased, 32>
        square{};       // rank by rank from the own side, files a to d; the other half is its mirror image
    Phased loose;       // attacked and not guarded
    Phased outnumbered; // guarded, but the attackers are more than one
    Phased guarded;     // for each knight that another guards
    Phased attacked_square; // for each square a side bears on
    Phased attacked_twice;  // for each it bears on more than once
    Phased lead_grows;      // for each knight ahead and each one gone: who leads likes to exchange
    int turn;
};

// What knights on a part of the board are worth together (patterns.hpp), one table after the other.
using PatternWeights = std::vector<Phased>;

// Which weight of the half board counts for a square.
constexpr std::size_t half_board_place(std::size_t square, core::Colour colour) {
    std::size_t const seen = colour == core::Colour::white ? square : square ^ 56;
    std::size_t const file = seen % 8;
    return seen / 8 * 4 + (file < 4 ? file : 7 - file);
}

using SquareWorth = std::array<std::array<Phased, 64>, 2>; // by colour; White's plus, Black's minus

// Weights made ready for the search. Whoever searches owns them, or refers to the shipped ones.
struct PreparedWeights : Weights {
    PreparedWeights(Weights const& given, PatternWeights tables);

    PatternWeights patterns;
    SquareWorth worth{};
    std::vector<Phased>
        pattern_worths; // for White, a table for each pair of ranks; none where no pattern has a weight
};

// By name, for files, traces and the tuner.
games::WeightList weight_list(Weights& weights, PatternWeights& patterns);

// Those of config/knights-eval.toml, and its text as it was when the program was built.
PreparedWeights const& shipped_weights();
std::string_view shipped_weights_text();

// The shipped ones with what a file changes.
core::Expected<PreparedWeights> weights_from(std::string_view text);
std::string weights_text(PreparedWeights const& prepared);

std::vector<double> parameters(PreparedWeights const& prepared);
PreparedWeights with_parameters(PreparedWeights const& prepared, std::span<double const> values);

} // namespace knights
