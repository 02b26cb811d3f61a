// What the watch takes for a stall: a program that nothing lets run, not one that is busy.
#include "play/outside/child_process.hpp"
#include "play/stall_watch.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <unistd.h>

using namespace std::chrono_literals;
using std::chrono::steady_clock;

TEST(StallWatch, SeesThatTheProgramWasSuspended) {
    play::StallWatch const watch;
    auto const self = std::to_string(getpid());
    auto const begin = steady_clock::now();
    auto const before = watch.stalled();
    auto child = play::ChildProcess::start(
        {"sh", "-c", "kill -STOP " + self + "; sleep 0.3; kill -CONT " + self + "; echo done"});
    ASSERT_TRUE(child);
    ASSERT_EQ(child->read_line(play::Patience(10s)), "done");
    auto const stalled = watch.stalled() - before;
    EXPECT_GT(stalled, 250ms);
    EXPECT_LE(stalled, steady_clock::now() - begin);
}

// Other tests, and the machine, may hold this one up as well; what it does itself for a second is no stall.
TEST(StallWatch, ThinkingIsNoStall) {
    play::StallWatch const watch;
    auto const before = watch.stalled();
    auto const end = steady_clock::now() + 1s;
    while (steady_clock::now() < end) {
    }
    EXPECT_LT(watch.stalled() - before, 500ms);
}
