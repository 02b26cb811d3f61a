// Landlock is really applied: without seccomp files are still out of reach, and where it cannot be applied nothing runs.
#include "play/outside/child_process.hpp"
#include "play/rules/confinement.hpp"
#include "tests/services/folder.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cerrno>

namespace {

class Landlock : public tests::InFolder {
  protected:
    void SetUp() override {
        if (play::rules::landlock_version() < 1) GTEST_SKIP() << "this kernel has no Landlock";
        tests::write_file(folder_ / "secret", "secret");
    }

    std::string answer(std::vector<std::string> words) {
        words.insert(words.begin(), {DAMERO_LANDLOCK_WORKER, folder_.string()});
        auto child = play::ChildProcess::start(words);
        auto const line = child->read_line(play::Patience(std::chrono::seconds(30)));
        return line ? *line : "no answer";
    }
};

} // namespace

TEST_F(Landlock, KeepsFilesOutOfReachWithoutSeccomp) {
    EXPECT_EQ(answer({}), fmt::format("1 {} {} {}", EACCES, EACCES, EACCES));
    EXPECT_TRUE(std::filesystem::exists(folder_ / "secret"));
    EXPECT_FALSE(std::filesystem::exists(folder_ / "made"));
}

TEST_F(Landlock, NothingRunsWhereItCannotBeApplied) { EXPECT_EQ(answer({"no descriptor"}), "refused"); }
