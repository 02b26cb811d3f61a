// What other programs put in round brackets behind a move of chess, where PGN has variations: `e8(Q)` and `e4 (0:03)`.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace records {

struct BracketedPromotion {
    std::size_t length = 0; // of the text it takes
    char piece = 'Q';
    std::string check; // + or # behind the bracket
};

// `(Q)` at a text's beginning.
std::optional<BracketedPromotion> bracketed_promotion(std::string_view text);

// The move with the piece, where it is a pawn's to the last rank that has none: e8, dxe8=, e7e8+.
std::optional<std::string> with_promotion(std::string_view move, BracketedPromotion const& promotion);

struct BracketedTime {
    std::size_t length = 0; // of the text it takes
    std::string command;    // [%emt 0:00:03]
};

// The time a move took as FICS writes it, at a text's beginning: `(0:03)`, `(1:02:03)`, `(0:02.500)`.
std::optional<BracketedTime> bracketed_time(std::string_view text);

} // namespace records
