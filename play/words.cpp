// Splitting and joining.
#include "play/words.hpp"

#include <algorithm>

namespace play {

std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string_view> words;
    for (auto at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
        auto const end = std::min(line.find_first_of(blanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(blanks, end);
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

} // namespace play
