// Forks, becomes damero and listens.
#include "run_damero.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <pty.h>
#include <sys/wait.h>
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

} // namespace

Ran run_damero(Words const& arguments, std::string const& input, Words const& environment) {
    std::array<std::FILE*, 3> const files = {std::tmpfile(), std::tmpfile(), std::tmpfile()};
    std::fwrite(input.data(), 1, input.size(), files[0]);
    std::rewind(files[0]);
    pid_t const process = fork();
    if (process == 0) {
        for (int stream = 0; stream < 3; ++stream)
            dup2(fileno(files[static_cast<std::size_t>(stream)]), stream);
        become_damero(arguments, environment);
    }
    Ran ran;
    ran.code = exit_code(process);
    std::fclose(files[0]);
    ran.out = all_of(files[1]);
    ran.err = all_of(files[2]);
    return ran;
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
