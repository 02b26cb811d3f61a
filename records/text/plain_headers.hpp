// Headers as other programs write them, put into the standard's words: [gametype "20 "], [FEN ""], [FEN "w:w31:b10"], [Result "1 - 0"].
#pragma once

#include "records/game_record.hpp"

#include <string>
#include <string_view>

namespace records {

// Results are kept as written, but for the one that people shorten.
std::string whole_result(std::string_view written);

// Changes what can mean nothing else, with a warning each.
void put_headers_in_plain_words(GameRecord& record);

} // namespace records
