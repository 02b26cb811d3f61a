// Output files that are there whole or not at all.
#include "core/catalogue.hpp"
#include "services/jobs/atomic_file.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>

using services::AtomicFile;

namespace fs = std::filesystem;

namespace {

std::size_t files_in(fs::path const& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

} // namespace

using OutputFile = tests::InFolder;

TEST_F(OutputFile, AppearsWithCommit) {
    auto file = AtomicFile::create(path("out"));
    ASSERT_TRUE(file.has_value());
    EXPECT_TRUE(file->write("one ").has_value());
    EXPECT_TRUE(file->write(std::string(200'000, 'x')).has_value());
    EXPECT_FALSE(fs::exists(path("out")));
    EXPECT_TRUE(file->commit().has_value());
    EXPECT_EQ(tests::contents_of(path("out")), "one " + std::string(200'000, 'x'));
    EXPECT_EQ(files_in(folder_), 1u);
}

TEST_F(OutputFile, WithoutCommitTheOldOneStays) {
    tests::write_file(path("out"), "old");
    {
        auto file = AtomicFile::create(path("out"));
        ASSERT_TRUE(file.has_value());
        EXPECT_TRUE(file->write(std::string(200'000, 'x')).has_value());
    }
    EXPECT_EQ(tests::contents_of(path("out")), "old");
    EXPECT_EQ(files_in(folder_), 1u) << "nothing is left behind";
}

TEST_F(OutputFile, KeepsTheModeAndFollowsLinks) {
    tests::write_file(path("real"), "old");
    fs::permissions(path("real"), fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    fs::create_symlink(path("real"), path("link"));
    auto file = AtomicFile::create(path("link"));
    ASSERT_TRUE(file.has_value() && file->write("new").has_value() && file->commit().has_value());
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(tests::contents_of(path("real")), "new");
    EXPECT_EQ(fs::status(path("real")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
}

TEST_F(OutputFile, ADeviceIsWrittenAsItStands) {
    auto file = AtomicFile::create("/dev/null");
    ASSERT_TRUE(file.has_value());
    EXPECT_TRUE(file->write("x").has_value());
    EXPECT_TRUE(file->commit().has_value());
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(OutputFile, WhereNothingCanBeWritten) {
    auto const file = AtomicFile::create(path("none/out"));
    ASSERT_FALSE(file.has_value());
    EXPECT_EQ(core::text(core::Language::english, file.error()),
              "'" + path("none/out").string() + "' cannot be written: No such file or directory");
    EXPECT_FALSE(AtomicFile::create(folder_).has_value()) << "a folder";
}

TEST_F(OutputFile, AFullDiskNeverCommits) {
    tests::write_file(path("out"), "old");
    auto file = AtomicFile::create(path("out"));
    ASSERT_TRUE(file.has_value());
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    rlimit const small{1000, old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    auto const written = file->write(std::string(200'000, 'x'));
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, SIG_DFL);
    EXPECT_FALSE(written.has_value());
    EXPECT_FALSE(file->commit().has_value()) << "not even when there is room again";
    EXPECT_EQ(tests::contents_of(path("out")), "old");
}
