// Output that is gone on with: after a pause, after being killed at any moment, and not where it would do harm.
#include "core/rng.hpp"
#include "services/jobs/resumable_output.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using services::JournalStart;
using services::ResumableOutput;

namespace {

namespace fs = std::filesystem;

constexpr int items = 400;

std::string line_of(std::uint64_t item) {
    return item % 10 == 3 ? std::string() : std::to_string(item) + std::string(item % 50, 'x') + "\n";
}

std::string whole_output() {
    std::string text;
    for (std::uint64_t item = 0; item < items; ++item) text += line_of(item);
    return text;
}

core::Expected<ResumableOutput> opened(fs::path const& path, JournalStart start = JournalStart::resume) {
    return ResumableOutput::open(path, "a job", start);
}

// Does what is left; the memory is the sum of the items done. Keeps after every few items, slowly enough to be killed.
bool work(fs::path const& path, std::uint64_t until = items, bool slowly = false) {
    auto output = opened(path);
    if (!output) return false;
    auto sum = output->memory().empty() ? 0 : std::stoull(output->memory());
    for (auto item = output->items(); item < until; ++item) {
        sum += item;
        if (!output->add(line_of(item), [&] { return std::to_string(sum); })) return false;
        if (item % 7 == 0 && !output->keep(std::to_string(sum))) return false;
        if (slowly) std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
    if (until < items) return output->keep(std::to_string(sum)).has_value();
    return output->memory().empty() || sum == items * (items - 1) / 2
               ? output->finish(std::to_string(sum)).has_value()
               : false;
}

} // namespace

class Output : public tests::InFolder {
  protected:
    [[nodiscard]] fs::path out() const { return path("out.pgn"); }
    [[nodiscard]] fs::path part() const { return path("out.pgn.part"); }
    [[nodiscard]] fs::path journal() const { return path("out.pgn.journal"); }
    [[nodiscard]] std::size_t files() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), {}));
    }
};

TEST_F(Output, IsThereUnderItsNameAtTheEnd) {
    tests::write_file(out(), "the old one");
    ASSERT_TRUE(work(out(), 10));
    EXPECT_EQ(tests::contents_of(out()), "the old one") << "until the end";
    ASSERT_TRUE(work(out()));
    EXPECT_EQ(tests::contents_of(out()), whole_output());
    EXPECT_EQ(files(), 1u) << "nothing else is left behind";
}

TEST_F(Output, RemembersItemsAndMemory) {
    ASSERT_TRUE(work(out(), 10));
    auto const again = opened(out());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->items(), 10u);
    EXPECT_EQ(again->memory(), "45");
}

TEST_F(Output, CutsOffWhatDoesNotCount) {
    ASSERT_TRUE(work(out(), 20));
    tests::write_file(part(), tests::contents_of(part()) + "half a ga");
    ASSERT_TRUE(work(out()));
    EXPECT_EQ(tests::contents_of(out()), whole_output());
}

TEST_F(Output, IsTheSameHoweverOftenItIsKilled) {
    core::Random random(77);
    int kills = 0;
    for (int round = 0; round < 200 && !fs::exists(out()); ++round) {
        auto const child = ::fork();
        if (child == 0) std::_Exit(work(out(), items, true) ? 0 : 1);
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(20'000)));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        if (WIFEXITED(status)) {
            EXPECT_EQ(WEXITSTATUS(status), 0);
        }
        kills += WIFSIGNALED(status) ? 1 : 0;
    }
    ASSERT_TRUE(work(out()) || fs::exists(out()));
    EXPECT_EQ(tests::contents_of(out()), whole_output());
    EXPECT_GT(kills, 3) << "the test must have killed something";
}

// Killed between the renaming and the end: the journal says that it is done, and the part has its name.
TEST_F(Output, KnowsThatItWasFinishedBeforeItWasKilled) {
    ASSERT_TRUE(work(out(), items - 1));
    {
        auto output = opened(out());
        ASSERT_TRUE(output);
        ASSERT_TRUE(output->add(line_of(items - 1), [] { return std::string(); }));
        fs::create_directory(out()); // nothing can be renamed over it
        fs::create_directory(out() / "full");
        ASSERT_FALSE(output->finish("79800"));
    }
    fs::remove_all(out());
    fs::rename(part(), out());
    auto again = opened(out());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->items(), static_cast<std::uint64_t>(items));
    EXPECT_EQ(again->memory(), "79800");
    ASSERT_TRUE(again->finish("79800"));
    EXPECT_EQ(tests::contents_of(out()), whole_output());
    EXPECT_EQ(files(), 1u);
}

// A write that fails after a part of it, and then would go through again.
TEST_F(Output, NothingCountsAfterAFailure) {
    auto const nothing = [] { return std::string(); };
    {
        auto output = opened(path("out"));
        ASSERT_TRUE(output && output->add("kept\n", nothing) && output->keep(""));
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit old{};
        getrlimit(RLIMIT_FSIZE, &old);
        rlimit const small{200, old.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        EXPECT_FALSE(output->add(std::string(100'000, 'x') + "\n", nothing) && output->keep(""));
        setrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, SIG_DFL);
        EXPECT_FALSE(output->add("later\n", nothing));
        EXPECT_FALSE(output->keep(""));
        EXPECT_FALSE(output->finish(""));
    }
    auto output = opened(path("out"));
    ASSERT_TRUE(output);
    EXPECT_EQ(output->items(), 1u);
    ASSERT_TRUE(output->add("again\n", nothing) && output->finish(""));
    EXPECT_EQ(tests::contents_of(path("out")), "kept\nagain\n");
}

TEST_F(Output, RefusesWhatIsNotItsOwn) {
    ASSERT_TRUE(work(out(), 10));
    auto const fresh = opened(out(), JournalStart::fresh);
    ASSERT_FALSE(fresh);
    EXPECT_EQ(fresh.error().what.key.text(), "jobs.journal.unfinished");
    auto const other = ResumableOutput::open(out(), "another job", JournalStart::resume);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().what.key.text(), "jobs.journal.other_job");
    {
        auto const holder = opened(out());
        auto const second = opened(out());
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().what.key.text(), "jobs.journal.busy");
    }
    tests::write_file(part(), "short");
    auto const cut = opened(out());
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().what.key.text(), "jobs.output.changed");
    tests::write_file(journal(), "a letter to a friend");
    auto const foreign = opened(out());
    ASSERT_FALSE(foreign);
    EXPECT_EQ(foreign.error().what.key.text(), "jobs.journal.foreign");
    EXPECT_EQ(tests::contents_of(journal()), "a letter to a friend");
    fs::remove(journal());
    for (auto const start : {JournalStart::fresh, JournalStart::resume}) {
        auto const in_the_way = opened(out(), start);
        ASSERT_FALSE(in_the_way);
        EXPECT_EQ(in_the_way.error().what.key.text(), "jobs.output.in_the_way");
    }
    EXPECT_EQ(tests::contents_of(part()), "short") << "left as it was";
    EXPECT_FALSE(opened("/nowhere/at/all"));
}

// Behind a link it is the file that is written, and the part stands beside it.
TEST_F(Output, TellsWhereItsPartIs) {
    EXPECT_EQ(ResumableOutput::part_path(out()), part());
    fs::create_directory(path("real"));
    tests::write_file(path("real/out.pgn"), "the old one");
    fs::create_symlink(path("real/out.pgn"), path("link.pgn"));
    ASSERT_TRUE(work(path("link.pgn"), 10));
    auto const real_part = ResumableOutput::part_path(path("link.pgn"));
    EXPECT_EQ(real_part, fs::canonical(path("real")) / "out.pgn.part");
    EXPECT_TRUE(fs::exists(real_part));
}
