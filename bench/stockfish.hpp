// Debian's stockfish as a peer: a child process that counts perft nodes or searches, timed from the command to its
// answer.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <sys/types.h>

namespace bench {

struct Timing {
    std::uint64_t nodes = 0;
    double seconds = 0; // wall time
    [[nodiscard]] double nodes_per_second() const { return static_cast<double>(nodes) / seconds; }
};

class Stockfish {
  public:
    static constexpr char const* path = "/usr/games/stockfish";
    static bool is_installed();

    Stockfish(); // starts it and waits until it is ready
    ~Stockfish();
    Stockfish(Stockfish const&) = delete;
    Stockfish& operator=(Stockfish const&) = delete;

    Timing perft(std::string const& fen, int depth);

    void set(std::string const& option, std::string const& value);
    Timing search(std::string const& fen, double seconds); // from an empty table

  private:
    void say(std::string const& line);
    std::string wait_for(std::string const& beginning); // the first line that begins so

    pid_t process_ = -1;
    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
};

} // namespace bench
