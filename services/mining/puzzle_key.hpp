// What makes two puzzles the same: the position in which the solver begins, whatever the clocks say. Its hash is the key by which
// duplicates are known, and written in letters and digits it is the puzzle's name.
#pragma once

#include "tactics/puzzle.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace services::mining {

std::uint64_t key_of(tactics::Puzzle const& puzzle);

std::string id_of(std::uint64_t key);                        // eleven letters and digits
std::optional<std::uint64_t> key_named(std::string_view id); // nothing for what is no such name

} // namespace services::mining
