#include "apps/interrupt.hpp"

#include <pthread.h>
#include <utility>

namespace apps {
namespace {

sigset_t interrupts() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

} // namespace

InterruptWatch::InterruptWatch(std::function<void()> told) {
    auto const set = interrupts();
    pthread_sigmask(SIG_BLOCK, &set, &before_); // inherited by every thread from here on
    thread_ = std::thread([this, told = std::move(told)] {
        auto const awaited = interrupts();
        for (int signal = 0; sigwait(&awaited, &signal) == 0 && !done_;) told();
    });
}

InterruptWatch::~InterruptWatch() {
    done_ = true;
    pthread_kill(thread_.native_handle(), SIGINT); // wakes it; it alone hears this one
    thread_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

} // namespace apps
