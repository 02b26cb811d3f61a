// Ctrl-C as a request: long commands end in order, with what they have. A second one ends the program at once.
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace apps {

// While it lives, SIGINT and SIGTERM request the stop. Made before any other thread, which inherits the blocked signals.
class Interrupt {
  public:
    explicit Interrupt(std::stop_source stop);
    ~Interrupt();
    Interrupt(Interrupt const&) = delete;
    Interrupt& operator=(Interrupt const&) = delete;

  private:
    sigset_t before_{};
    std::jthread watcher_;
};

} // namespace apps
