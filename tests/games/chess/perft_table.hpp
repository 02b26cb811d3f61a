// Tables of positions with node counts, and holding them against perft.
#pragma once

#include "games/chess/game.hpp"
#include "search/perft.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace chess::testing {

#ifdef NDEBUG
inline constexpr int debug_saves = 0;
#else
inline constexpr int debug_saves = 1; // plies: without optimisation the last one takes minutes
#endif

inline std::uint64_t perft(Position& position, int depth) {
    return search::perft<Chess>(position, core::Depth{depth});
}

struct Entry {
    std::string fen;
    std::map<int, std::uint64_t> nodes; // by depth
};

// Lines such as "FEN ;D1 20 ;D2 400"; '#' begins a comment.
inline std::vector<Entry> read_table(std::filesystem::path const& path) {
    std::vector<Entry> entries;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream parts(line);
        Entry entry;
        std::getline(parts, entry.fen, ';');
        for (std::string part; std::getline(parts, part, ';');)
            entry.nodes[std::stoi(part.substr(1))] = std::stoull(part.substr(part.find(' ')));
        entries.push_back(std::move(entry));
    }
    return entries;
}

inline void expect_nodes(Entry const& entry, int deepest) {
    auto const parsed = parse_fen(entry.fen);
    ASSERT_TRUE(parsed) << entry.fen;
    EXPECT_TRUE(parsed->warnings.empty()) << entry.fen;
    Position position = parsed->position;
    for (auto const& [depth, nodes] : entry.nodes) {
        if (depth > deepest - debug_saves) break;
        EXPECT_EQ(perft(position, depth), nodes) << entry.fen << " depth " << depth;
    }
    EXPECT_EQ(position, parsed->position) << entry.fen;
}

// The shared tables lie beside the repository on some machines only.
inline std::vector<Entry> shared_table(std::string_view name) {
    return read_table(std::filesystem::path(DAMERO_SOURCE_DIR) / "../shared/data" / name);
}

} // namespace chess::testing
