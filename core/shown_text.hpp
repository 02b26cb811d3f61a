// What a person wrote, made fit to be shown back: valid text, on one line, not too long.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

// Control characters and bytes that are not UTF-8 become '?'.
std::string one_line(std::string_view written);

// One line, cut where it is longer than a move or a field has any use for.
std::string shown(std::string_view written);

// The bytes of the UTF-8 character that begins a text, which is not empty; 0 where none does.
std::size_t character_length(std::string_view text);

// The whole character at `offset`.
std::string shown_letter(std::string_view written, std::size_t offset);

// The text up to `size` bytes, less the part of a character that this would cut.
std::string_view whole_characters(std::string_view text, std::size_t size);

} // namespace core
