// Reading lines of any length in bounded space.
#include "apps/play/line_reader.hpp"

#include <istream>

namespace apps {

std::optional<Line> read_line(std::istream& input) {
    constexpr std::size_t longest = 1000;
    Line line;
    bool anything = false;
    for (int byte = input.get(); byte != std::istream::traits_type::eof(); byte = input.get()) {
        anything = true;
        if (byte == '\n') break;
        if (line.text.size() < longest)
            line.text += static_cast<char>(byte);
        else
            line.too_long = true;
    }
    if (!anything) return std::nullopt;
    constexpr auto const* blanks = " \t\r\v\f";
    line.text.erase(line.text.find_last_not_of(blanks) + 1);
    line.text.erase(0, line.text.find_first_not_of(blanks));
    return line;
}

} // namespace apps
