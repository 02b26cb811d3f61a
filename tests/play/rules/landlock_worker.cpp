// A process that is confined but for seccomp, tries to reach files, and prints the number of the error each try ends with: all
// that is left between it and the files is Landlock. Before that, how many threads it has when it is to be confined. With an argument,
// no descriptor is free then.
#include "knowledge/prolog/runtime.hpp"
#include "play/rules/confinement.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <iterator>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

int error_of(int outcome) { return outcome < 0 ? errno : 0; }

} // namespace

int main(int count, char** words) {
    if (count < 2) return 2;
    play::rules::limit_this_process();
    if (!knowledge::prolog::settle()) return 3;
    auto const threads = std::distance(std::filesystem::directory_iterator("/proc/self/task"), {});
    if (count > 2) {
        rlimit const none{STDERR_FILENO + 1, STDERR_FILENO + 1};
        setrlimit(RLIMIT_NOFILE, &none);
    }
    if (!play::rules::wall_off_files() || !knowledge::prolog::start_timer()) {
        std::puts("refused");
        std::fflush(stdout);
        std::_Exit(0); // what runs at a usual end opens files
    }
    close(STDIN_FILENO); // so that the limit of descriptors is not what refuses
    std::string const folder = words[1];
    int const reading = error_of(open((folder + "/secret").c_str(), O_RDONLY | O_CLOEXEC));
    int const making = error_of(mkdir((folder + "/made").c_str(), 0700));
    int const removing = error_of(unlink((folder + "/secret").c_str()));
    std::printf("%d %d %d %d\n", static_cast<int>(threads), reading, making, removing);
    std::fflush(stdout);
    std::_Exit(0);
}
