// Headers as they stand on a line: [Event "Casual game"].
#pragma once

#include "core/error.hpp"
#include "records/game_record.hpp"

#include <string>
#include <string_view>

namespace records {

// Adds the headers of a line, which begins with '[', to the record; several may share it. A quotation mark is
// written \" and a backslash \\; a mark that was not escaped is read where the header's end shows what is meant.
core::Expected<void> read_headers(std::string_view line, int number, GameRecord& record);

// The header as it is written. A line cannot hold control characters: they become blanks.
std::string header_line(Header const& header);

} // namespace records
