// What there is to say of a puzzle that may make it easy or hard, as numbers with names. Two lists: one of what every game has, and
// a longer one for chess, whose themes and looks are known better.
#pragma once

#include "tactics/puzzle.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace services::mining {

struct Amount {
    std::string name; // its group and its own: line.moves
    double value;
};
using Amounts = std::vector<Amount>; // always the same names in the same order

// `effort` as EffortMeter measures it.
Amounts common_amounts(tactics::Puzzle const& puzzle, std::span<std::uint64_t const> effort);
Amounts chess_amounts(tactics::Puzzle const& puzzle,
                      std::span<std::uint64_t const> effort); // the common ones first

} // namespace services::mining
