// Moves and results that are written with blanks inside: `1- 6`, `11 x 18 x 25`, `1 - 0`, `e. p.`.
#pragma once

#include "records/format.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace records {

struct SpreadWord {
    std::size_t length = 0; // of the text it takes
    std::string word;       // without the blanks, and with plain signs
};

// What `text` begins with, a move number before it included; nothing where that is a word without blanks, or no move of draughts
// and no result. In PGN only results and `e. p.` are put together: moves of chess have no signs that would tell.
std::optional<SpreadWord> spread_word(std::string_view text, Format format);

// Half a move or half of `e. p.`, which can be nothing by itself: written out, it would be put together with what follows.
bool is_piece_of_word(std::string_view word, Format format);

} // namespace records
