// Forks, becomes damero and listens.
#include "run_damero.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <pty.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace {

std::vector<char*> pointers(Words& words) {
    std::vector<char*> result;
    for (auto& word : words) result.push_back(word.data());
    result.push_back(nullptr);
    return result;
}

[[noreturn]] void become_damero(Words const& arguments, Words const& environment) {
    Words all = arguments;
    all.insert(all.begin(), "damero");
    Words variables = environment;
    execve(DAMERO_PROGRAM, pointers(all).data(), pointers(variables).data());
    std::_Exit(126);
}

int exit_code(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string all_of(std::FILE* file) {
    std::rewind(file);
    std::string text;
    std::array<char, 4096> buffer{};
    for (auto n = std::fread(buffer.data(), 1, buffer.size(), file); n > 0;
         n = std::fread(buffer.data(), 1, buffer.size(), file))
        text.append(buffer.data(), n);
    std::fclose(file);
    return text;
}

// A damero that runs, its streams going to files.
class Running {
  public:
    Running(Words const& arguments, std::string const& input, Words const& environment) {
        std::fwrite(input.data(), 1, input.size(), files_[0]);
        std::rewind(files_[0]);
        process_ = fork();
        if (process_ != 0) return;
        for (int stream = 0; stream < 3; ++stream)
            dup2(fileno(files_[static_cast<std::size_t>(stream)]), stream);
        become_damero(arguments, environment);
    }

    void send(int signal) const { kill(process_, signal); }

    Ran result() {
        Ran ran;
        ran.code = exit_code(process_);
        std::fclose(files_[0]);
        ran.out = all_of(files_[1]);
        ran.err = all_of(files_[2]);
        return ran;
    }

  private:
    std::array<std::FILE*, 3> files_ = {std::tmpfile(), std::tmpfile(), std::tmpfile()};
    pid_t process_ = -1;
};

} // namespace

Ran run_damero(Words const& arguments, std::string const& input, Words const& environment) {
    return Running(arguments, input, environment).result();
}

Ran run_damero_until(Words const& arguments, Signal const& signal) {
    using namespace std::chrono_literals;
    Running running(arguments, "", {});
    auto const deadline = std::chrono::steady_clock::now() + 30s;
    while (!signal.when() && std::chrono::steady_clock::now() < deadline) std::this_thread::sleep_for(1ms);
    running.send(signal.number);
    return running.result();
}

int run_damero_with_full_output(Words const& arguments) {
    std::string line = DAMERO_PROGRAM;
    for (auto const& word : arguments) line += " '" + word + "'";
    return WEXITSTATUS(std::system((line + " > /dev/full 2> /dev/null").c_str()));
}

Ran run_damero_on_terminal(Words const& arguments, std::string const& input, Words const& environment) {
    int terminal = -1;
    pid_t const process = forkpty(&terminal, nullptr, nullptr, nullptr);
    if (process == 0) become_damero(arguments, environment);
    Ran ran;
    if (write(terminal, input.data(), input.size()) != static_cast<ssize_t>(input.size()))
        ran.err = "not typed";
    std::array<char, 4096> buffer{};
    for (auto n = read(terminal, buffer.data(), buffer.size()); n > 0;
         n = read(terminal, buffer.data(), buffer.size()))
        ran.out.append(buffer.data(), static_cast<std::size_t>(n));
    close(terminal);
    ran.code = exit_code(process);
    return ran;
}
