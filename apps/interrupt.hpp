// Ctrl-C as a wish instead of an end: while one of these lives, an interrupt is told to a function, in a thread where
// it may do anything. Threads that are to be left alone by interrupts begin later than this one.
#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <thread>

namespace apps {

class InterruptWatch {
  public:
    explicit InterruptWatch(std::function<void()> told);
    ~InterruptWatch();
    InterruptWatch(InterruptWatch const&) = delete;
    InterruptWatch& operator=(InterruptWatch const&) = delete;

  private:
    sigset_t before_{};
    std::atomic<bool> done_ = false;
    std::thread thread_;
};

} // namespace apps
