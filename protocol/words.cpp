// Splitting lines and reading numbers.
#include "protocol/words.hpp"

#include "core/shown_text.hpp"

#include <algorithm>
#include <charconv>

namespace protocol {

std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    std::vector<std::string_view> words;
    for (auto at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
        auto const end = std::min(line.find_first_of(blanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(blanks, end);
    }
    return words;
}

std::string joined(Words words) {
    std::string text;
    for (auto const word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

std::string lower_case(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return result;
}

core::Expected<std::int64_t> number_from(std::string_view word, std::string_view what, NumberRange range) {
    std::int64_t value = 0;
    auto const* const end = word.data() + word.size();
    auto const [stopped, problem] = std::from_chars(word.data(), end, value);
    if (problem != std::errc{} || stopped != end || value < range.smallest || value > range.largest)
        return core::failure(
            core::message("uci.not_a_number", core::shown(word), what, range.smallest, range.largest));
    return value;
}

} // namespace protocol
