// Reads everything a text has. Knows nothing of GoogleTest, for the fuzz targets use it too.
#pragma once

#include "core/error.hpp"
#include "records/game_record.hpp"
#include "records/reader.hpp"

#include <string>
#include <vector>

namespace tests {

struct ReadAll {
    std::vector<records::GameRecord> games;
    std::vector<core::Error> errors;
};

ReadAll read_all(records::Reader& reader);
ReadAll read_all(std::string const& text, records::Format format = records::Format::pgn,
                 records::Limits const& limits = {});

// In English.
std::string said(core::Error const& error);
std::vector<std::string> said(std::vector<core::Error> const& errors);

} // namespace tests
