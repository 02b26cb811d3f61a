#include "core/shown_text.hpp"

#include <algorithm>

namespace core {

std::size_t character_length(std::string_view text) {
    auto const byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    std::size_t const length = byte(0) < 0x80   ? 1
                               : byte(0) < 0xC2 ? 0
                               : byte(0) < 0xE0 ? 2
                               : byte(0) < 0xF0 ? 3
                                                : 4;
    if (length == 0 || byte(0) > 0xF4 || length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    bool const overlong = (byte(0) == 0xE0 && byte(1) < 0xA0) || (byte(0) == 0xF0 && byte(1) < 0x90);
    bool const surrogate = byte(0) == 0xED && byte(1) >= 0xA0;
    bool const beyond = byte(0) == 0xF4 && byte(1) >= 0x90;
    return overlong || surrogate || beyond ? 0 : length;
}

std::string one_line(std::string_view written) {
    std::string result;
    while (!written.empty()) {
        auto const length = character_length(written);
        bool const control =
            length == 1 && (static_cast<unsigned char>(written[0]) < 0x20 || written[0] == 0x7F);
        if (length == 0 || control)
            result += '?';
        else
            result += written.substr(0, length);
        written.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

std::string_view whole_characters(std::string_view text, std::size_t size) {
    if (size >= text.size()) return text;
    auto const continues = [&] { return (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80; };
    while (size > 0 && continues()) --size;
    return text.substr(0, size);
}

std::string shown(std::string_view written) {
    constexpr std::size_t longest = 40;
    auto const kept = whole_characters(written, longest);
    return one_line(kept) + (kept.size() < written.size() ? "..." : "");
}

std::string shown_letter(std::string_view written, std::size_t offset) {
    auto const rest = written.substr(offset);
    return one_line(rest.substr(0, std::max<std::size_t>(character_length(rest), 1)));
}

} // namespace core
