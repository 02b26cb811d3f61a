// The words `e.p.` that people put behind a capture en passant. The standard has no such mark.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace records {

struct EnPassantMark {
    std::string move; // what stands before the mark, with the signs of check behind it; may be empty
    std::string mark; // as written
};

// Takes e.p., e.p, ep. or ep, in small letters or capitals, off a word's end; nothing where there is none.
std::optional<EnPassantMark> take_en_passant(std::string_view word);

// A pawn that takes on the third or sixth rank: exd6, ed6, e5xd6, e5d6.
bool may_be_en_passant(std::string_view move);

// The move without the signs of check and mate behind it.
std::string_view without_check(std::string_view move);

// How long `(e.p.)` is where a text begins with it, blanks or not; 0 where it does not.
std::size_t bracketed_en_passant(std::string_view text);

} // namespace records
