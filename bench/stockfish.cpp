#include "bench/stockfish.hpp"

#include <array>
#include <chrono>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {

bool Stockfish::is_installed() { return access(path, X_OK) == 0; }

Stockfish::Stockfish() {
    std::array<int, 2> down{};
    std::array<int, 2> up{};
    if (pipe(down.data()) != 0 || pipe(up.data()) != 0) throw std::runtime_error("no pipe to stockfish");
    process_ = fork();
    if (process_ == 0) {
        dup2(down[0], STDIN_FILENO);
        dup2(up[1], STDOUT_FILENO);
        for (int const end : {down[0], down[1], up[0], up[1]}) close(end);
        execl(path, path, static_cast<char*>(nullptr));
        _exit(127);
    }
    close(down[0]);
    close(up[1]);
    to_ = fdopen(down[1], "w");
    from_ = fdopen(up[0], "r");
    say("isready");
    wait_for("readyok");
}

Stockfish::~Stockfish() {
    say("quit");
    std::fclose(to_);
    std::fclose(from_);
    waitpid(process_, nullptr, 0);
}

void Stockfish::say(std::string const& line) {
    std::fputs((line + "\n").c_str(), to_);
    std::fflush(to_);
}

std::string Stockfish::wait_for(std::string const& beginning) {
    std::array<char, 4096> line{};
    while (std::fgets(line.data(), static_cast<int>(line.size()), from_) != nullptr)
        if (std::string text(line.data()); text.starts_with(beginning)) return text;
    throw std::runtime_error("stockfish ended before it said " + beginning);
}

Timing Stockfish::perft(std::string const& fen, int depth) {
    static std::string const answer = "Nodes searched: ";
    say("position fen " + fen);
    say("isready");
    wait_for("readyok");
    auto const start = std::chrono::steady_clock::now();
    say("go perft " + std::to_string(depth));
    auto const line = wait_for(answer);
    std::chrono::duration<double> const seconds = std::chrono::steady_clock::now() - start;
    return {std::stoull(line.substr(answer.size())), seconds.count()};
}

void Stockfish::set(std::string const& option, std::string const& value) {
    say("setoption name " + option + " value " + value);
}

Timing Stockfish::search(std::string const& fen, double seconds) {
    say("ucinewgame");
    say("position fen " + fen);
    say("isready");
    wait_for("readyok");
    auto const start = std::chrono::steady_clock::now();
    say("go movetime " + std::to_string(static_cast<int>(seconds * 1000)));
    std::uint64_t nodes = 0;
    for (std::string line = wait_for(""); !line.starts_with("bestmove"); line = wait_for(""))
        if (auto const at = line.find(" nodes "); at != std::string::npos)
            nodes = std::stoull(line.substr(at + 7));
    std::chrono::duration<double> const elapsed = std::chrono::steady_clock::now() - start;
    return {nodes, elapsed.count()};
}

} // namespace bench
