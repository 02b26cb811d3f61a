#include "games/chess/shown_text.hpp"

#include <cstddef>

namespace chess {
namespace {

constexpr std::size_t longest_shown = 24;

constexpr bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

constexpr bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F; }

} // namespace

std::string shown(std::string_view written) {
    std::string result;
    for (char const byte : written) {
        if (result.size() >= longest_shown && !continues_character(byte)) return result + "...";
        result += is_control(byte) ? '?' : byte;
    }
    return result;
}

std::string shown_letter(std::string_view written, std::size_t offset) {
    std::size_t end = offset + 1;
    while (end < written.size() && end < offset + 4 && continues_character(written[end])) ++end;
    return shown(written.substr(offset, end - offset));
}

} // namespace chess
