// A process that is confined but for seccomp, tries to reach files, and prints the number of the error each try ends with: all
// that is left between it and the files is Landlock. With an argument, no descriptor is free when it is to be confined.
#include "play/rules/confinement.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
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
    if (count > 2) {
        rlimit const none{STDERR_FILENO + 1, STDERR_FILENO + 1};
        setrlimit(RLIMIT_NOFILE, &none);
    }
    if (!play::rules::confine_this_process(play::rules::SystemCalls::unfiltered)) {
        std::puts("refused");
        return 0;
    }
    close(STDIN_FILENO); // so that the limit of descriptors is not what refuses
    std::string const folder = words[1];
    int const reading = error_of(open((folder + "/secret").c_str(), O_RDONLY | O_CLOEXEC));
    int const making = error_of(mkdir((folder + "/made").c_str(), 0700));
    int const removing = error_of(unlink((folder + "/secret").c_str()));
    std::printf("%d %d %d\n", reading, making, removing);
    return 0;
}
