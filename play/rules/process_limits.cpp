#include "play/rules/process_limits.hpp"

#include <sys/prctl.h>
#include <sys/resource.h>

namespace play::rules {
namespace {

void set(__rlimit_resource_t what, std::uint64_t most) {
    rlimit const limit{most, most};
    setrlimit(what, &limit); // may fail only where the limit is lower already
}

// The address sanitizer reserves terabytes of addresses before main.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool address_space_is_ours = false;
#else
constexpr bool address_space_is_ours = true;
#endif

} // namespace

void limit_this_process(ProcessLimits const& limits) {
    if (address_space_is_ours) set(RLIMIT_AS, limits.memory);
    set(RLIMIT_CPU, static_cast<std::uint64_t>(limits.cpu_seconds));
    set(RLIMIT_NOFILE, static_cast<std::uint64_t>(limits.files));
    set(RLIMIT_FSIZE, 0);
    set(RLIMIT_CORE, 0);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_PDEATHSIG, 9); // nobody is left to answer
}

} // namespace play::rules
