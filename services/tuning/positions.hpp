// Positions with what became of them, for fitting evaluations: quiet positions of games, each with the score a search
// gave it and the result of its game. A file of them is a title line, an entry that says how they were made, and an entry
// a game, each with its length and checksum as in a journal; docs/evaluation.md has the bytes.
#pragma once

#include "core/error.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace services::tuning {

inline constexpr std::string_view positions_title = "damero positions 1\n";

// Both seen from White.
struct ScoredPosition {
    std::string fen;
    int score = 0; // centipawns and their like, no further than 32767 either way
    int ply = 0;   // of its game

    bool operator==(ScoredPosition const&) const = default;
};

struct ScoredGame {
    std::uint32_t number = 0;
    int result = 0; // 1, 0 or -1
    std::vector<ScoredPosition> positions = {};

    bool operator==(ScoredGame const&) const = default;
};

// The bytes of an entry, and what they say; nothing where they cannot be a game's.
std::string game_bytes(ScoredGame const& game);
std::optional<ScoredGame> read_game(std::string_view bytes);

struct PositionsHead {
    std::string game;     // its name
    std::string made_how; // a line for people, and for telling files apart
};

// Writes a whole file at once; `games` is asked for one entry after the other until it has no more.
core::Expected<void> write_positions(std::filesystem::path const& path, PositionsHead const& head,
                                     std::vector<std::string> const& games);

// Gives every game to `take`. A file that is not whole is refused, with the number of the entry that is damaged.
core::Expected<PositionsHead> read_positions(std::filesystem::path const& path,
                                             std::function<void(ScoredGame)> const& take);

} // namespace services::tuning
