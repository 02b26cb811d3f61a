// A program that is spoken to line by line, through its standard input and output. However it behaves, nobody waits
// for it longer than they said, and when the object goes the process and its own children are gone too.
#pragma once

#include "core/error.hpp"
#include "play/patience.hpp"

#include <stop_token>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace play {

enum class ReadProblem {
    ended,   // the program has closed its output
    late,    // nothing more to read while there was patience
    stopped, // a stop was requested
    flooded, // a line without an end, longer than any a program has reason to write
};

enum class Environment { inherited, empty }; // empty: in builds with sanitizers their options stay

class ChildProcess {
  public:
    // What it writes to standard error is thrown away.
    static core::Expected<ChildProcess> start(std::vector<std::string> const& command,
                                              Environment environment = Environment::inherited);

    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) noexcept;
    ~ChildProcess();

    // One line, its end not included. False when the program does not take it: it has ended, or has read nothing for
    // so long that no more fits.
    bool write_line(std::string_view line);
    // The same for a line of any length: waits until the program has taken it, as long as there is patience.
    bool write_line_within(Patience& patience, std::string_view line);
    // The second form for several lines that are waited for with one patience.
    tl::expected<std::string, ReadProblem> read_line(Patience patience, std::stop_token const& stop = {}) {
        return read_line_within(patience, stop);
    }
    tl::expected<std::string, ReadProblem> read_line_within(Patience& patience,
                                                            std::stop_token const& stop = {});

    [[nodiscard]] pid_t id() const { return process_; }

  private:
    ChildProcess(pid_t process, int socket) : process_(process), socket_(socket) {}

    void end() noexcept;

    pid_t process_ = -1; // leads a process group of its own
    int socket_ = -1;
    std::string unread_;
};

} // namespace play
