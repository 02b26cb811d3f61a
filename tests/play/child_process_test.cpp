// Programs that are spoken to: ordinary ones, and ones that crash, hang, flood or do not exist.
#include "play/outside/child_process.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <sys/wait.h>
#include <thread>

using namespace std::chrono_literals;
using play::ChildProcess;
using play::ReadProblem;

namespace {

play::Patience in(std::chrono::milliseconds time) { return play::Patience(time); }

ChildProcess shell(std::string const& script) {
    return ChildProcess::start({"/bin/sh", "-c", script}).value();
}

// Gone, or dead and not yet collected by whoever has inherited it.
bool is_dead(std::string const& process) {
    std::ifstream file("/proc/" + process + "/stat");
    std::string number;
    std::string name;
    std::string state;
    return !(file >> number >> name >> state) || state == "Z" || state == "X";
}

bool dies(std::string const& process) {
    for (int i = 0; i < 100 && !is_dead(process); ++i) std::this_thread::sleep_for(10ms);
    return is_dead(process);
}

} // namespace

TEST(ChildProcess, LinesGoBothWays) {
    auto child = shell("while read -r line; do echo \"<$line>\"; done");
    EXPECT_TRUE(child.write_line("one two"));
    EXPECT_TRUE(child.write_line(""));
    EXPECT_EQ(child.read_line(in(5s)), "<one two>");
    EXPECT_EQ(child.read_line(in(5s)), "<>");
}

TEST(ChildProcess, EitherSystemsLineEnds) {
    auto child = shell("printf 'a\\r\\nb\\n\\nlast'");
    EXPECT_EQ(child.read_line(in(5s)), "a");
    EXPECT_EQ(child.read_line(in(5s)), "b");
    EXPECT_EQ(child.read_line(in(5s)), "");
    EXPECT_EQ(child.read_line(in(5s)).error(), ReadProblem::ended);
}

TEST(ChildProcess, IsFoundOnThePath) {
    auto child = ChildProcess::start({"echo", "hello"}).value();
    EXPECT_EQ(child.read_line(in(5s)), "hello");
}

TEST(ChildProcess, WhatDoesNotExistIsAnError) {
    auto const child = ChildProcess::start({"/nowhere/engine"});
    ASSERT_FALSE(child);
    EXPECT_EQ(child.error().what.key.text(), "child.not_started");
    EXPECT_FALSE(ChildProcess::start({"/etc/passwd"}));
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "no child is left behind";
}

TEST(ChildProcess, WritingToADeadOneIsRefusedNotASignal) {
    auto child = shell("exit 3");
    EXPECT_EQ(child.read_line(in(5s)).error(), ReadProblem::ended);
    EXPECT_FALSE(child.write_line("hello"));
}

TEST(ChildProcess, WritingToADeafOneComesToAnEnd) {
    auto child = shell("sleep 100");
    bool taken = true;
    for (int i = 0; i < 100 && taken; ++i) taken = child.write_line(std::string(100'000, 'x'));
    EXPECT_FALSE(taken);
}

TEST(ChildProcess, NobodyWaitsPastTheDeadline) {
    auto child = shell("sleep 100");
    auto const begin = std::chrono::steady_clock::now();
    EXPECT_EQ(child.read_line(in(50ms)).error(), ReadProblem::late);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 5s);
}

TEST(ChildProcess, OneThatNeverStopsTalkingIsCutShort) {
    auto child = shell("yes");
    auto patience = in(50ms);
    auto line = child.read_line_within(patience);
    while (line) line = child.read_line_within(patience);
    EXPECT_EQ(line.error(), ReadProblem::late);
}

TEST(ChildProcess, ALineWithoutEndIsCutShort) {
    auto child = shell("yes | tr -d '\\n'");
    EXPECT_EQ(child.read_line(in(20s)).error(), ReadProblem::flooded);
}

TEST(ChildProcess, AStopEndsTheWait) {
    auto child = shell("sleep 100");
    std::stop_source stop;
    std::jthread const stopper([&] {
        std::this_thread::sleep_for(30ms);
        stop.request_stop();
    });
    EXPECT_EQ(child.read_line(in(20s), stop.get_token()).error(), ReadProblem::stopped);
}

TEST(ChildProcess, GoesWithItsObjectAndTakesItsChildrenAlong) {
    std::string process;
    std::string grandchild;
    {
        auto child = shell("trap '' TERM INT HUP; sleep 100 & echo $!; wait; sleep 100");
        process = std::to_string(child.id());
        grandchild = child.read_line(in(5s)).value();
        EXPECT_FALSE(is_dead(grandchild));
    }
    EXPECT_TRUE(dies(process));
    EXPECT_TRUE(dies(grandchild));
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "no zombie is left";
}

TEST(ChildProcess, MovesWithoutDying) {
    auto first = shell("while read -r line; do echo \"$line\"; done");
    auto second = std::move(first);
    EXPECT_TRUE(second.write_line("still here"));
    EXPECT_EQ(second.read_line(in(5s)), "still here");
}
