// The lists of openings/*.epd, compiled in; CMake writes the source that holds them.
#pragma once

#include <span>
#include <string_view>

namespace play {

struct BuiltinOpenings {
    std::string_view game;
    std::string_view text; // one position a line
};
std::span<BuiltinOpenings const> builtin_openings();

} // namespace play
