// The puzzles that are part of the program (config/puzzles/*.csv): mined by Damero from its own games. They can be asked for
// by game, theme and rating.
#pragma once

#include "tactics/puzzle.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace services {

struct PackWish {
    std::string_view game;                 // by its own name
    std::optional<std::string> theme = {}; // as the puzzles have it: fork, mateIn2, shot
    int lowest = 0;                        // ratings, both included
    int highest = 10'000;
};

// In the order of the pack, which is that of their ratings, easy ones first. They live as long as the program.
std::vector<tactics::Puzzle const*> packed_puzzles(PackWish const& wish);

// Null where there is none of that name.
tactics::Puzzle const* packed_puzzle(std::string_view id);

// The games that have puzzles, in the house's order.
std::vector<std::string_view> packed_games();

struct ThemeCount {
    std::string theme;
    int puzzles;
};
std::vector<ThemeCount> packed_themes(std::string_view game); // the most frequent first

// The files as they were when the program was built.
struct PackFile {
    std::string_view game;
    std::string_view text;
};
std::span<PackFile const> pack_files();

} // namespace services
