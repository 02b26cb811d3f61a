#include "apps/serve/data_folder.hpp"

#include <cstdlib>
#include <string_view>

namespace apps {

std::optional<std::filesystem::path> data_folder() {
    // Relative paths in it are to be ignored, says the XDG base directory specification.
    if (char const* const data = std::getenv("XDG_DATA_HOME"); data != nullptr && data[0] == '/')
        return std::filesystem::path(data) / "damero";
    if (char const* const home = std::getenv("HOME"); home != nullptr && home[0] != '\0')
        return std::filesystem::path(home) / ".local" / "share" / "damero";
    return std::nullopt;
}

} // namespace apps
