// A process that appends is killed at random moments, again and again. Every entry it was told is kept must be there
// afterwards, in order, and none twice.
#include "core/rng.hpp"
#include "services/jobs/atomic_file.hpp"
#include "services/jobs/journal.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using services::Journal;
using services::JournalStart;

namespace {

constexpr int writers = 3;

// An entry is a writer's letter and a number that goes up by one; some are long, so that writing takes its time.
std::string entry(int writer, int number) {
    auto const size = static_cast<std::size_t>(number % 7 == 0 ? 20'000 : 10);
    return std::string(1, static_cast<char>('a' + writer)) + std::to_string(number) + ":" +
           std::string(size, 'x');
}

struct Counted {
    std::array<int, writers> next{}; // the number each writer has come to
    bool in_order = true;
};

Counted count(std::vector<std::string> const& entries) {
    Counted counted;
    for (auto const& text : entries) {
        auto const writer = static_cast<std::size_t>(text[0] - 'a');
        int const number = counted.next.at(writer)++;
        if (text != entry(static_cast<int>(writer), number)) counted.in_order = false;
    }
    return counted;
}

// Goes on where the journal ends, and says each entry's writer through the pipe once it is acknowledged.
[[noreturn]] void work(std::filesystem::path const& path, int pipe) {
    auto journal = Journal::open(path, "kill", JournalStart::resume);
    if (!journal) std::_Exit(1);
    auto const done = count(journal->entries().value()).next;
    std::vector<std::thread> threads;
    for (int writer = 0; writer < writers; ++writer)
        threads.emplace_back([&, writer] {
            for (int number = done[static_cast<std::size_t>(writer)];; ++number) {
                if (!journal->append(entry(writer, number))) std::_Exit(2);
                auto const told = static_cast<char>(writer);
                if (::write(pipe, &told, 1) != 1) std::_Exit(3);
            }
        });
    for (auto& thread : threads) thread.join();
    std::_Exit(0);
}

// How many entries of each writer were acknowledged before the process was killed.
std::array<int, writers> run_and_kill(std::filesystem::path const& path, std::chrono::microseconds after) {
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe(ends.data()), 0);
    auto const child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        work(path, ends[1]);
    }
    ::close(ends[1]);
    std::thread killer([&] {
        std::this_thread::sleep_for(after);
        ::kill(child, SIGKILL);
    });
    std::array<int, writers> told{};
    std::array<char, 4096> bytes{};
    for (auto n = ::read(ends[0], bytes.data(), bytes.size()); n > 0;
         n = ::read(ends[0], bytes.data(), bytes.size()))
        for (ssize_t i = 0; i < n; ++i)
            ++told.at(static_cast<std::size_t>(bytes[static_cast<std::size_t>(i)]));
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the child ended by itself with " << WEXITSTATUS(status);
    ::close(ends[0]);
    killer.join();
    return told;
}

} // namespace

using Killed = tests::InFolder;

TEST_F(Killed, EveryAcknowledgedEntryIsThereAndNoneTwice) {
    core::Random random(2024);
    std::array<int, writers> acknowledged{};
    for (int round = 0; round < 40; ++round) {
        auto const told = run_and_kill(path("j"), std::chrono::microseconds(random.below(30'000)));
        auto const journal = Journal::open(path("j"), "kill", JournalStart::resume);
        ASSERT_TRUE(journal.has_value());
        auto const counted = count(journal->entries().value());
        ASSERT_TRUE(counted.in_order) << "one is missing, twice there or damaged, round " << round;
        for (std::size_t writer = 0; writer < writers; ++writer) {
            EXPECT_GE(counted.next[writer], acknowledged[writer] + told[writer]);
            EXPECT_LE(counted.next[writer], acknowledged[writer] + told[writer] + 1)
                << "one may be on its way";
        }
        acknowledged = counted.next;
    }
    EXPECT_GT(acknowledged[0], 0) << "the test must have written something";
}

TEST_F(Killed, AnOutputFileIsTheOldOneOrTheNewOne) {
    core::Random random(7);
    std::string const old_content(300'000, 'o');
    std::string const new_content(400'000, 'n');
    int seen_new = 0;
    for (int round = 0; round < 40; ++round) {
        tests::write_file(path("out"), old_content);
        auto const child = ::fork();
        if (child == 0) {
            auto file = services::AtomicFile::create(path("out"));
            for (std::size_t at = 0; at < new_content.size(); at += 1000)
                if (!file->write(std::string_view(new_content).substr(at, 1000))) std::_Exit(1);
            std::_Exit(file->commit().has_value() ? 0 : 1);
        }
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(4'000)));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        auto const found = tests::contents_of(path("out"));
        ASSERT_TRUE(found == old_content || found == new_content) << found.size();
        seen_new += found == new_content ? 1 : 0;
    }
    RecordProperty("rounds_that_had_committed", seen_new);
}
