// Lines of a protocol on standard output, each sent as soon as it is said.
#pragma once

#include <cstdio>
#include <string_view>

namespace apps {

inline void write_at_once(std::string_view lines) {
    std::fwrite(lines.data(), 1, lines.size(), stdout);
    std::fflush(stdout);
}

} // namespace apps
