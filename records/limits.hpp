// How much of a game is believed. Beyond these a file is broken or hostile, and reading it must stay cheap.
#pragma once

#include <cstddef>

namespace records {

struct Limits {
    std::size_t bytes = std::size_t{16} << 20; // of one game's text
    std::size_t moves = 500'000;               // of one game, variations included
    std::size_t nesting = 100;                 // of variations
};

} // namespace records
