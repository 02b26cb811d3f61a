// Old files of games are in Windows-1252, which most call Latin-1; everything of ours is in UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace records {

bool is_utf8(std::string_view text);

// The five bytes that Windows-1252 does not use become U+FFFD.
std::string utf8_of_windows_1252(std::string_view text);

} // namespace records
