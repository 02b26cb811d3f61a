// Lines of protocols and lists, word by word.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace play {

std::vector<std::string_view> words_of(std::string_view line); // between blanks
std::string joined(std::span<std::string_view const> words);   // with one blank between

} // namespace play
