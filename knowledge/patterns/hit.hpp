// What the detectors in C++ give: the same facts as the rules of kb/chess, as small values.
#pragma once

#include "games/chess/types.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace knowledge::patterns {

enum class PatternId : std::uint8_t {
    capture,
    promotion,
    skewer,
    fork,
    absolute_pin,
    relative_pin,
    discovered_attack,
    discovered_check,
    double_check,
    hanging,
    trapped,
    remove_defender,
    deflection,
    overloaded,
    interference,
    x_ray,
    back_rank,
    king_fork,
    desperado,
};
inline constexpr int classic_count = 6;
inline constexpr std::array<std::string_view, 19> pattern_names = {
    "capture",      "promotion",         "skewer",           "fork",         "absolute_pin",
    "relative_pin", "discovered_attack", "discovered_check", "double_check", "hanging",
    "trapped",      "remove_defender",   "deflection",       "overloaded",   "interference",
    "x_ray",        "back_rank",         "king_fork",        "desperado"};

constexpr std::string_view name_of(PatternId id) { return pattern_names[static_cast<std::size_t>(id)]; }

// Some patterns have no score: there is nothing to count in a promotion.
constexpr bool has_score(PatternId id) {
    return id != PatternId::promotion && id != PatternId::discovered_check && id != PatternId::double_check &&
           id != PatternId::back_rank;
}

struct Hit {
    chess::Square from;
    chess::Square to;
    PatternId pattern;
    std::uint8_t squares;                // how many of these there are
    std::array<chess::Square, 2> square; // in the order of the rule
    std::int16_t score;                  // 0 where there is none
};

using Hits = std::vector<Hit>;

// What a piece is worth in the rules: piece_value/2.
constexpr int value_of(chess::PieceKind kind) {
    constexpr std::array values{1, 3, 3, 5, 9, 100, 0};
    return values[static_cast<std::size_t>(kind)];
}

} // namespace knowledge::patterns
