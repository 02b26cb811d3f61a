#include "records/text/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <utility>

namespace records {

std::size_t blank_character(std::string_view text) {
    // No-break space, the narrow one, zero width space, ideographic space, byte-order mark.
    constexpr std::array<std::string_view, 5> blanks = {"\u00A0", "\u202F", "\u200B", "\u3000", "\uFEFF"};
    if (text.empty() || static_cast<unsigned char>(text.front()) < 0x80) return 0;
    auto const found = std::ranges::find_if(blanks, [&](auto const& each) { return text.starts_with(each); });
    return found == blanks.end() ? 0 : found->size();
}

std::size_t end_of_word(std::string_view text, std::size_t from) {
    for (; from < text.size() && !ends_word(text[from]); ++from)
        if (static_cast<unsigned char>(text[from]) >= 0x80 && blank_character(text.substr(from)) > 0) break;
    return from;
}

std::string folded(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (char const letter : text) {
        if (!is_blank(letter))
            result += letter;
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    if (result.ends_with(' ')) result.pop_back();
    return result;
}

bool is_pass_word(std::string_view word) { return word == "--" || word == "@@@@"; }

bool is_move_word(std::string_view word) {
    if (is_pass_word(word)) return true;
    return !word.empty() && is_alphanumeric(word.front()) && std::ranges::all_of(word, is_word_letter);
}

std::optional<int> nag_of_mark(std::string_view mark) {
    static constexpr std::array<std::pair<std::string_view, int>, 16> marks = {{
        {"!", 1},
        {"?", 2},
        {"!!", 3},
        {"??", 4},
        {"!?", 5},
        {"?!", 6},
        {"*", 7}, // PDN: the only move
        {"=", 10},
        {"+=", 14},
        {"+/=", 14},
        {"=+", 15},
        {"=/+", 15},
        {"+/-", 16},
        {"-/+", 17},
        {"+-", 18},
        {"-+", 19},
    }};
    for (auto const& [text, nag] : marks)
        if (text == mark) return nag;
    return std::nullopt;
}

std::string_view take_mark(std::string_view& word) {
    auto const last = word.find_last_not_of("!?*");
    auto const length = last == std::string_view::npos ? 0 : last + 1;
    auto const mark = word.substr(length);
    word = word.substr(0, length);
    return mark;
}

std::optional<MoveNumber> take_number(std::string_view& word) {
    constexpr int largest = 1'000'000;
    auto const digits_end = std::min(word.find_first_not_of("0123456789"), word.size());
    auto const dots_end = std::min(word.find_first_not_of('.', digits_end), word.size());
    auto const dots = dots_end - digits_end;
    bool const is_number = digits_end > 0 ? dots > 0 || dots_end == word.size() : dots_end == word.size();
    if (word.empty() || !is_number) return std::nullopt;
    MoveNumber result{0, static_cast<int>(std::min<std::size_t>(dots, 3))};
    std::from_chars(word.data(), word.data() + digits_end, result.number); // 0 stays where it cannot be one
    if (result.number > largest) result.number = 0;
    word.remove_prefix(dots_end);
    return result;
}

} // namespace records
