// Headers as they stand on a line: [Event "Casual game"].
#pragma once

#include "core/error.hpp"
#include "records/game_record.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace records {

// Adds the headers of a line, which begins with '[', to the record; several may share it. A quotation mark is
// written \" and a backslash \\; a mark that was not escaped is read where the header's end shows what is meant, and so is a
// backslash before the closing one. Gives the length of what was read: behind it stands nothing, or no header.
core::Expected<std::size_t> read_headers(std::string_view line, int number, GameRecord& record);

// Where the headers end that a line begins with: its length, where they are broken or nothing stands behind them.
std::size_t headers_end(std::string_view line);

// The header as it is written. A line cannot hold control characters: they become blanks.
std::string header_line(Header const& header);

} // namespace records
