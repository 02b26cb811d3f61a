#include "records/text/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <utility>

namespace records {

bool is_move_word(std::string_view word) {
    if (word == "--") return true;
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
