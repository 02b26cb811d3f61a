#include "tactics/themes/theme.hpp"

#include <algorithm>

namespace tactics {

std::optional<Theme> theme_named(std::string_view name) {
    auto const found = std::ranges::find(theme_names, name);
    if (found == theme_names.end()) return std::nullopt;
    return static_cast<Theme>(found - theme_names.begin());
}

std::vector<std::string_view> ThemeSet::names() const {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < theme_count; ++i)
        if (set_.test(i)) names.push_back(theme_names[i]);
    std::ranges::sort(names);
    return names;
}

} // namespace tactics
