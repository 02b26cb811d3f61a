// Lines that a person, or a script in a person's place, types.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

namespace apps {

struct Line {
    std::string text; // without its end and without blanks around it
    bool too_long = false;
};

// Nothing at the end of the input. A line without an end is a line; however long one is, little of it is kept.
std::optional<Line> read_line(std::istream& input);

} // namespace apps
