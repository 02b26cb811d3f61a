// What a libFuzzer target consists of: something that eats bytes, and an end when it says that a promise is
// broken, so that libFuzzer keeps the input. Light, for there are two targets a game.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>

namespace fuzz {

std::optional<std::string> feed_position(std::span<std::uint8_t const> bytes);
std::optional<std::string> feed_move(std::span<std::uint8_t const> bytes);

inline int done(std::optional<std::string> const& failure) {
    if (!failure) return 0;
    std::fprintf(stderr, "%s\n", failure->c_str());
    std::abort();
}

} // namespace fuzz
