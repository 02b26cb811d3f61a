// A socket pair serves as both pipes: writing to it can be told not to block and not to raise SIGPIPE, call by call.
#include "play/outside/child_process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace play {
namespace {

constexpr std::size_t longest_line = 1 << 20;

// The program starts in a process group of its own, so that a terminal's Ctrl-C does not reach it and its children
// can be ended with it, with the signals as they are by default.
class SpawnAttributes {
  public:
    SpawnAttributes() {
        posix_spawnattr_init(&attributes_);
        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_setsigmask(&attributes_, &none);
        posix_spawnattr_setsigdefault(&attributes_, &all);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setflags(&attributes_,
                                 POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnAttributes() { posix_spawnattr_destroy(&attributes_); }
    SpawnAttributes(SpawnAttributes const&) = delete;
    SpawnAttributes& operator=(SpawnAttributes const&) = delete;
    [[nodiscard]] posix_spawnattr_t const* get() const { return &attributes_; }

  private:
    posix_spawnattr_t attributes_{};
};

class SpawnFiles {
  public:
    explicit SpawnFiles(int socket) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_adddup2(&actions_, socket, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, socket, STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    ~SpawnFiles() { posix_spawn_file_actions_destroy(&actions_); }
    SpawnFiles(SpawnFiles const&) = delete;
    SpawnFiles& operator=(SpawnFiles const&) = delete;
    [[nodiscard]] posix_spawn_file_actions_t const* get() const { return &actions_; }

  private:
    posix_spawn_file_actions_t actions_{};
};

std::vector<char*> pointers(std::vector<std::string>& words) {
    std::vector<char*> result;
    for (auto& word : words) result.push_back(word.data());
    result.push_back(nullptr);
    return result;
}

std::vector<std::string> environment_of(Environment environment) {
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        std::string_view const text = *variable;
        bool const is_sanitizer_option = text.substr(0, text.find('=')).ends_with("SAN_OPTIONS");
        if (environment == Environment::inherited || is_sanitizer_option) variables.emplace_back(text);
    }
    return variables;
}

// A line end as either system writes it.
std::string without_end(std::string line) {
    while (line.ends_with('\n') || line.ends_with('\r')) line.pop_back();
    return line;
}

} // namespace

core::Expected<ChildProcess> ChildProcess::start(std::vector<std::string> const& command,
                                                 Environment environment) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return core::failure(
            core::message("child.not_started", command.front(), std::generic_category().message(errno)));
    auto words = command;
    auto variables = environment_of(environment);
    pid_t process = -1;
    int const problem =
        posix_spawnp(&process, words.front().c_str(), SpawnFiles(ends[1]).get(), SpawnAttributes().get(),
                     pointers(words).data(), pointers(variables).data());
    close(ends[1]);
    if (problem != 0) {
        close(ends[0]);
        return core::failure(
            core::message("child.not_started", command.front(), std::generic_category().message(problem)));
    }
    return ChildProcess(process, ends[0]);
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : process_(std::exchange(other.process_, -1)),
      socket_(std::exchange(other.socket_, -1)),
      unread_(std::move(other.unread_)) {}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept {
    std::swap(process_, other.process_);
    std::swap(socket_, other.socket_);
    std::swap(unread_, other.unread_);
    return *this;
}

ChildProcess::~ChildProcess() { end(); }

void ChildProcess::end() noexcept {
    if (socket_ >= 0) close(socket_);
    if (process_ < 0) return;
    kill(-process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
}

bool ChildProcess::write_line(std::string_view line) {
    auto rest = std::string(line) + '\n';
    while (!rest.empty()) {
        auto const written = send(socket_, rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        rest.erase(0, static_cast<std::size_t>(written));
    }
    return true;
}

bool ChildProcess::write_line_within(Patience& patience, std::string_view line) {
    auto const text = std::string(line) + '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        auto const left = patience.left();
        if (left <= left.zero()) return false;
        auto const written = send(socket_, rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            auto const wait = std::chrono::ceil<std::chrono::milliseconds>(
                std::min<decltype(left)>(left, Patience::glance));
            pollfd watched{socket_, POLLOUT, 0};
            poll(&watched, 1, static_cast<int>(wait.count()));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

tl::expected<std::string, ReadProblem> ChildProcess::read_line_within(Patience& patience,
                                                                      std::stop_token const& stop) {
    std::array<char, 4096> buffer{};
    std::size_t searched = 0;
    while (true) {
        // First, so that a program which never stops talking is cut short too.
        auto const left = patience.left();
        if (stop.stop_requested()) return tl::unexpected(ReadProblem::stopped);
        if (left <= left.zero()) return tl::unexpected(ReadProblem::late);
        if (auto const end = unread_.find('\n', searched); end != std::string::npos) {
            auto line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return without_end(std::move(line));
        }
        searched = unread_.size();
        if (searched > longest_line) return tl::unexpected(ReadProblem::flooded);
        auto const wait =
            std::chrono::ceil<std::chrono::milliseconds>(std::min<decltype(left)>(left, Patience::glance));
        pollfd watched{socket_, POLLIN, 0};
        if (poll(&watched, 1, static_cast<int>(wait.count())) <= 0) continue;
        auto const got = recv(socket_, buffer.data(), buffer.size(), MSG_DONTWAIT);
        if (got > 0) {
            unread_.append(buffer.data(), static_cast<std::size_t>(got));
        } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
            return tl::unexpected(ReadProblem::ended);
        }
    }
}

} // namespace play
