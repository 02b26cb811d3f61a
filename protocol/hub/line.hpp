// The syntax of Hub's lines, both ways: a command, then arguments as `name=value`, `name="a value"` or `name` alone.
#pragma once

#include "core/error.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace protocol::hub {

struct LineArgument {
    std::string name;
    std::string value; // empty for a name alone

    bool operator==(LineArgument const&) const = default;
};

struct Line {
    std::string command; // empty for a line of blanks
    std::vector<LineArgument> arguments;

    bool operator==(Line const&) const = default;

    [[nodiscard]] LineArgument const* find(std::string_view name) const;
};

// An error for a quotation mark without its partner, a value without a name and a name that comes twice.
core::Expected<Line> parse_line(std::string_view text);

// A line that is being written. A value gets quotation marks where it needs them; those inside become apostrophes,
// because Hub has no way to write them.
class LineWriter {
  public:
    explicit LineWriter(std::string_view command) : text_(command) {}

    LineWriter& add(std::string_view name, std::string_view value);
    [[nodiscard]] std::string const& text() const { return text_; }

  private:
    std::string text_;
};

} // namespace protocol::hub
