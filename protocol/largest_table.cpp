// Asking the system for its memory.
#include "protocol/largest_table.hpp"

#include <algorithm>
#include <unistd.h>

namespace protocol {

std::int64_t largest_table() {
    constexpr std::int64_t most = 65536;
    auto const pages = sysconf(_SC_PHYS_PAGES);
    auto const page_size = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || page_size <= 0) return most;
    auto const megabytes = static_cast<std::int64_t>(pages) * page_size / (1024 * 1024);
    return std::clamp<std::int64_t>(megabytes / 4 * 3, 16, most);
}

} // namespace protocol
