// Text that becomes part of HTML or SVG.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace services::lab {

// With what markup would take for its own written otherwise.
std::string markup_text(std::string_view plain);

struct Filling {
    std::string_view name;
    std::string text;
};

// The page with each @NAME@ replaced, once, by the text of that name; what was put in is not looked at again.
std::string filled(std::string_view page, std::vector<Filling> const& fillings);

} // namespace services::lab
