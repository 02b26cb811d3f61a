// Lines of text word by word: protocols, lists, what a person typed.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

inline constexpr std::string_view blanks = " \t\r\n\v\f";

// What stands between separators. The words point into `line`.
std::vector<std::string_view> words_of(std::string_view line, std::string_view separators = blanks);

std::string joined(std::span<std::string_view const> words); // with one blank between

std::string lower_case(std::string_view word); // ASCII only, as protocols and the ends of files' names are

} // namespace core
