// The words of a game's text: what ends one, and what the marks that people put on moves mean.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace records {

// Control characters count as blanks: old files end with Ctrl-Z.
constexpr bool is_blank(char letter) {
    auto const byte = static_cast<unsigned char>(letter);
    return (byte <= ' ' && byte != 0) || byte == 0x7F;
}

// A table, for it is asked of every letter of a file.
inline constexpr auto word_enders = [] {
    std::array<bool, 256> made{};
    for (std::size_t byte = 0; byte < made.size(); ++byte) made[byte] = is_blank(static_cast<char>(byte));
    for (char const letter : std::string_view("{}();$")) made[static_cast<unsigned char>(letter)] = true;
    return made;
}();
static_assert(word_enders['{'] && word_enders[' '] && !word_enders['e']);
constexpr bool ends_word(char letter) { return word_enders[static_cast<unsigned char>(letter)]; }

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
constexpr bool is_alphanumeric(char letter) {
    return is_digit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

// The letters of moves and of headers' names.
constexpr bool is_word_letter(char letter) {
    return is_alphanumeric(letter) || std::string_view("_+#=:-/.@").find(letter) != std::string_view::npos;
}

// Begins with a letter or a digit, or is the null move `--`.
bool is_move_word(std::string_view word);

// The glyph's number for ! ? !! ?? !? ?!, for +- and its like, and for the star of a forced move.
std::optional<int> nag_of_mark(std::string_view mark);

// Takes the mark off the end of "e4!?": what is left in `word`, the mark given back, empty where there is none.
std::string_view take_mark(std::string_view& word);

// Takes "12." or "12..." off the beginning, or "12" where that is all.
struct MoveNumber {
    int number = 0; // 0 when it is too large to be one
    int dots = 0;
};
std::optional<MoveNumber> take_number(std::string_view& word);

} // namespace records
