// Long tables of small pairs as text: two letters a pair, and a run of empty pairs in three, broken into lines that a
// diff can show. The alphabet leaves out what TOML would take for something else.
#pragma once

#include "games/phased.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace games {

// Every number is within most_packed either way.
std::string packed(std::span<Phased const> pairs);

// Where the letters cannot be what was meant; lines from 1, columns from 1.
struct PackedFault {
    int line;
    int column;
};

// Fills `pairs`, which the letters must do exactly; no letters at all stand for empty pairs.
std::optional<PackedFault> unpack(std::string_view letters, std::span<Phased> pairs);

} // namespace games
