// What a person wrote, made fit to be shown back inside a message: short, and on one line.
#pragma once

#include <string>
#include <string_view>

namespace chess {

// Control characters become '?'; a text longer than a move or a field has any use for is cut, never inside a
// UTF-8 character.
std::string shown(std::string_view written);

// The whole UTF-8 character that begins at `offset`.
std::string shown_letter(std::string_view written, std::size_t offset);

} // namespace chess
