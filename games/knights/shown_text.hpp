// What a person wrote, made fit to be shown back inside a message: short, and on one line.
#pragma once

#include <string>
#include <string_view>

namespace knights {

// Control characters become '?'; a text longer than a move or a field has any use for is cut.
std::string shown(std::string_view written);

} // namespace knights
