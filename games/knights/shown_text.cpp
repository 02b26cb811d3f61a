// Tidying what is quoted.
#include "games/knights/shown_text.hpp"

#include <algorithm>

namespace knights {

std::string shown(std::string_view written) {
    constexpr std::size_t longest = 40;
    auto end = std::min(written.size(), longest);
    auto const inside_character = [&] { return (static_cast<unsigned char>(written[end]) & 0xC0u) == 0x80u; };
    while (end > 0 && end < written.size() && inside_character()) --end;
    std::string text;
    for (char const letter : written.substr(0, end)) {
        auto const byte = static_cast<unsigned char>(letter);
        text += byte < 0x20 || byte == 0x7F ? '?' : letter;
    }
    return end < written.size() ? text + "..." : text;
}

} // namespace knights
