#include "play/rules/confinement.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <memory>
#include <sched.h>
#include <seccomp.h>
#include <span>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <system_error>
#include <unistd.h>

namespace play::rules {
namespace {

void set(__rlimit_resource_t what, std::uint64_t most) {
    rlimit const limit{most, most};
    setrlimit(what, &limit); // may fail only where the limit is lower already
}

// The sanitizers reserve terabytes of addresses before main.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool address_space_is_ours = false;
#else
constexpr bool address_space_is_ours = true;
#endif

void close_other_files() { close_range(STDERR_FILENO + 1, ~0U, 0); }

// The first members of the kernel's struct landlock_ruleset_attr. Debian 12's header knows files only.
struct LandlockRules {
    std::uint64_t files;
    std::uint64_t network;
};

// Every right that a version of Landlock knows; none is granted to anything.
LandlockRules all_rights(long version) {
    constexpr std::uint64_t files_of_first = (1U << 13) - 1;
    LandlockRules rules{files_of_first, 0};
    if (version >= 2) rules.files |= 1U << 13; // moving files between folders
    if (version >= 3) rules.files |= 1U << 14; // cutting files off
    if (version >= 4) rules.network = 3;       // bind and connect
    if (version >= 5) rules.files |= 1U << 15; // commands to devices
    return rules;
}

// A second wall behind seccomp's. 0, or the number of an error. It takes a descriptor for a moment.
int apply_landlock() {
    long const version = landlock_version();
    if (version < 1) return 0;
    auto const rules = all_rights(version);
    auto const size = version >= 4 ? sizeof rules : sizeof rules.files;
    auto const rule_set = static_cast<int>(syscall(SYS_landlock_create_ruleset, &rules, size, 0));
    if (rule_set < 0) return errno;
    int const problem = syscall(SYS_landlock_restrict_self, rule_set, 0) != 0 ? errno : 0;
    close(rule_set);
    return problem;
}

// What computing needs: memory, threads that wait for each other, time, the end. Whatever is not listed answers EPERM.
constexpr std::array always_allowed = {
    "brk",
    "munmap",
    "mremap",
    "madvise",
    "futex",
    "futex_time64",
    "sched_yield",
    "set_robust_list",
    "rseq",
    "rt_sigaction",
    "rt_sigprocmask",
    "rt_sigreturn",
    "sigaltstack",
    "restart_syscall",
    "clock_gettime",
    "clock_getres",
    "gettimeofday",
    "time",
    "nanosleep",
    "clock_nanosleep",
    "getrusage",
    "times",
    "getpid",
    "gettid",
    "getrandom",
    "close",
    "exit",
    "exit_group",
    "sched_getaffinity",
};

struct Freed {
    void operator()(void* filter) const { seccomp_release(filter); }
};

class SystemCallFilter {
  public:
    SystemCallFilter() : filter_(seccomp_init(SCMP_ACT_ERRNO(EPERM))) {
        if (!filter_) problem_ = -ENOMEM;
    }

    // System calls that this processor's kernel does not have are left out.
    void answer(std::uint32_t action, char const* name, std::span<scmp_arg_cmp const> arguments = {}) {
        int const number = seccomp_syscall_resolve_name(name);
        if (number == __NR_SCMP_ERROR || number < 0 || problem_ != 0) return;
        problem_ = seccomp_rule_add_array(filter_.get(), action, number,
                                          static_cast<unsigned>(arguments.size()), arguments.data());
    }
    void allow(char const* name) { answer(SCMP_ACT_ALLOW, name); }
    void allow_if(char const* name, scmp_arg_cmp argument) {
        answer(SCMP_ACT_ALLOW, name, std::span(&argument, 1));
    }

    // 0, or the number of an error. All threads of the process, present and future, are held by it.
    int load() {
        if (problem_ == 0) problem_ = seccomp_attr_set(filter_.get(), SCMP_FLTATR_CTL_TSYNC, 1);
        if (problem_ == 0) problem_ = seccomp_load(filter_.get());
        return -problem_;
    }

  private:
    std::unique_ptr<void, Freed> filter_;
    int problem_ = 0;
};

constexpr scmp_arg_cmp argument_is(unsigned number, std::uint64_t value) {
    return {.arg = number, .op = SCMP_CMP_EQ, .datum_a = value, .datum_b = 0};
}
constexpr scmp_arg_cmp argument_has(unsigned number, std::uint64_t mask, std::uint64_t bits) {
    return {.arg = number, .op = SCMP_CMP_MASKED_EQ, .datum_a = mask, .datum_b = bits};
}

int apply_seccomp() {
    SystemCallFilter filter;
    for (auto const* const name : always_allowed) filter.allow(name);
    filter.allow_if("read", argument_is(0, STDIN_FILENO));
    for (auto const* const name : {"write", "writev"})
        for (auto const file : {STDOUT_FILENO, STDERR_FILENO})
            filter.allow_if(name, argument_is(0, static_cast<std::uint64_t>(file)));
    for (auto const* const name : {"mmap", "mmap2", "mprotect"}) // no memory that could be executed
        filter.allow_if(name, argument_has(2, PROT_EXEC, 0));
    filter.allow_if("clone", argument_has(0, CLONE_THREAD, CLONE_THREAD));
    filter.answer(SCMP_ACT_ERRNO(ENOSYS), "clone3"); // its flags are in memory; glibc then takes clone
    filter.allow_if("tgkill", argument_is(0, static_cast<std::uint64_t>(getpid()))); // time limits, by signal
    return filter.load();
}

tl::unexpected<core::Error> not_confined(int problem) {
    return core::failure(
        core::message("kb.process.no_confinement", std::generic_category().message(problem)));
}

} // namespace

long landlock_version() {
    constexpr unsigned ask_version = 1;
    return syscall(SYS_landlock_create_ruleset, nullptr, 0, ask_version);
}

void limit_this_process(ProcessLimits const& limits) {
    close_other_files();
    if (address_space_is_ours) set(RLIMIT_AS, limits.memory);
    set(RLIMIT_CPU, static_cast<std::uint64_t>(limits.cpu_seconds));
    set(RLIMIT_FSIZE, 0);
    set(RLIMIT_CORE, 0);
    prctl(PR_SET_DUMPABLE, 0);  // no other process of the user's looks into this one
    prctl(PR_SET_PDEATHSIG, 9); // nobody is left to answer
}

core::Expected<void> wall_off_files() {
    close_other_files(); // what was opened while libraries were loaded
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return not_confined(errno);
    if (int const problem = apply_landlock(); problem != 0) return not_confined(problem);
    set(RLIMIT_NOFILE, STDERR_FILENO + 1);
    return {};
}

core::Expected<void> filter_system_calls() {
    if (int const problem = apply_seccomp(); problem != 0) return not_confined(problem);
    return {};
}

} // namespace play::rules
