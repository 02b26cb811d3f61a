// Splitting and joining.
#include "core/words.hpp"

#include <algorithm>

namespace core {

std::vector<std::string_view> words_of(std::string_view line, std::string_view separators) {
    std::vector<std::string_view> words;
    for (auto at = line.find_first_not_of(separators); at != std::string_view::npos;) {
        auto const end = std::min(line.find_first_of(separators, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(separators, end);
    }
    return words;
}

std::string joined(std::span<std::string_view const> words) {
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

} // namespace core
