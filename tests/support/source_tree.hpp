// Our own source, read as text, for the tests that hold the source to a promise: keys, headers, layers.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

// The rooms of the house, lowest first. One that does not exist yet is simply empty.
std::vector<std::string> const& rooms();

// Every .hpp and .cpp of a room, relative to the root of the source, in order.
std::vector<std::filesystem::path> source_files(std::string_view room);

std::string contents(std::filesystem::path const& relative);

// A string literal and what stands before it: the code since the last `;`, `{` or `}`, without blanks.
struct Literal {
    std::string value;
    std::string before;
};

// Comments are passed over; adjacent literals count one by one.
std::vector<Literal> string_literals(std::string_view source);

// The paths a file includes with quotes, which is how ours are included.
std::vector<std::string> own_includes(std::string_view source);

} // namespace tests
