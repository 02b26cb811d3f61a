// A thread waits for the signals, so that no handler has to.
#include "apps/common/interrupt.hpp"

#include <ctime>

namespace apps {
namespace {

sigset_t watched_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

void die_of(int signal) {
    auto const signals = watched_signals();
    std::signal(signal, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
    raise(signal);
}

void watch(std::stop_token const& over, std::stop_source stop) {
    auto const signals = watched_signals();
    timespec const glance{.tv_sec = 0, .tv_nsec = 50'000'000};
    while (!over.stop_requested()) {
        int const signal = sigtimedwait(&signals, nullptr, &glance);
        if (signal < 0) continue;
        if (stop.stop_requested()) die_of(signal);
        stop.request_stop();
    }
}

} // namespace

Interrupt::Interrupt(std::stop_source stop) {
    auto const signals = watched_signals();
    pthread_sigmask(SIG_BLOCK, &signals, &before_);
    watcher_ = std::jthread([stop](std::stop_token const& over) { watch(over, stop); });
}

Interrupt::~Interrupt() {
    watcher_.request_stop();
    watcher_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

} // namespace apps
