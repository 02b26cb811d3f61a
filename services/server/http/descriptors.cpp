#include "services/server/http/connection_limits.hpp"

#include <algorithm>
#include <sys/resource.h>

namespace services::server {
namespace {

constexpr rlim_t kept_back = 128;

} // namespace

int make_room_for_connections(int wanted) {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
    auto const needed = static_cast<rlim_t>(wanted) + kept_back;
    if (limit.rlim_cur < needed && limit.rlim_cur < limit.rlim_max) {
        rlimit const raised{std::min(needed, limit.rlim_max), limit.rlim_max};
        if (setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
    }
    if (limit.rlim_cur >= needed) return wanted;
    auto const left = limit.rlim_cur > kept_back ? limit.rlim_cur - kept_back : limit.rlim_cur / 2;
    return std::max(1, static_cast<int>(left));
}

} // namespace services::server
