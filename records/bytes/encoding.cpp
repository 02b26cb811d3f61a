#include "records/bytes/encoding.hpp"

#include "core/shown_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace records {
namespace {

bool is_ascii(char letter) { return static_cast<unsigned char>(letter) < 0x80; }

// What the bytes from 0x80 to 0x9F stand for; above them Windows-1252 is Latin-1, and so Unicode's beginning.
constexpr char32_t unused = 0xFFFD;
constexpr std::array<char32_t, 32> windows_part = {
    0x20AC, unused, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, unused, 0x017D, unused, unused, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, unused, 0x017E, 0x0178};
static_assert(windows_part[0x96 - 0x80] == U'\u2013');

// Up to three bytes are enough for what Windows-1252 has.
void append_character(std::string& text, char32_t character) {
    auto const tail = [](char32_t bits) { return static_cast<char>(0x80 | (bits & 0x3F)); };
    if (character < 0x80) {
        text += static_cast<char>(character);
    } else if (character < 0x800) {
        text += static_cast<char>(0xC0 | character >> 6);
        text += tail(character);
    } else {
        text += static_cast<char>(0xE0 | character >> 12);
        text += tail(character >> 6);
        text += tail(character);
    }
}

} // namespace

bool is_utf8(std::string_view text) {
    while (true) {
        auto const first = std::ranges::find_if_not(text, is_ascii);
        text.remove_prefix(static_cast<std::size_t>(first - text.begin()));
        if (text.empty()) return true;
        auto const length = core::character_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
}

std::string utf8_of_windows_1252(std::string_view text) {
    std::string result;
    result.reserve(text.size() + text.size() / 8);
    for (char const letter : text) {
        auto const byte = static_cast<unsigned char>(letter);
        append_character(result, byte >= 0x80 && byte < 0xA0 ? windows_part[byte - 0x80U] : byte);
    }
    return result;
}

} // namespace records
