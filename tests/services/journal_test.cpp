// The journal's promises, one by one, with files as good and as bad as they come.
#include "core/catalogue.hpp"
#include "services/jobs/journal.hpp"
#include "services/jobs/journal_format.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <csignal>
#include <set>
#include <sys/resource.h>
#include <thread>

using services::Journal;
using services::JournalStart;
using Entries = std::vector<std::string>;

namespace {

std::string said(core::Error const& error) { return core::text(core::Language::english, error); }

Journal opened(std::filesystem::path const& path, JournalStart start = JournalStart::resume) {
    auto journal = Journal::open(path, "job 1", start);
    EXPECT_TRUE(journal.has_value()) << said(journal.error());
    return std::move(*journal);
}

std::string refusal(std::filesystem::path const& path, JournalStart start, std::string_view job = "job 1") {
    auto const before = tests::contents_of(path);
    auto const journal = Journal::open(path, job, start);
    EXPECT_FALSE(journal.has_value());
    EXPECT_EQ(tests::contents_of(path), before) << "what is refused is left as it was";
    return journal ? std::string() : said(journal.error());
}

Entries entries(std::filesystem::path const& path) {
    auto const journal = opened(path);
    auto const all = journal.entries();
    EXPECT_TRUE(all.has_value());
    return all.value_or(Entries{});
}

void fill(std::filesystem::path const& path, Entries const& payloads) {
    auto journal = opened(path);
    for (auto const& payload : payloads) EXPECT_TRUE(journal.append(payload).has_value());
}

} // namespace

using JournalFile = tests::InFolder;

TEST_F(JournalFile, KeepsWhatIsAppended) {
    Entries const all = {"one", "", std::string("z\0ro\n", 5), std::string(1'000'000, 'x')};
    fill(path("j"), all);
    EXPECT_EQ(entries(path("j")), all);
    fill(path("j"), {"more"});
    EXPECT_EQ(entries(path("j")).back(), "more");
}

TEST_F(JournalFile, TellsItsEntriesWhileItGrows) {
    auto journal = opened(path("j"), JournalStart::fresh);
    EXPECT_EQ(journal.entries(), Entries{});
    ASSERT_TRUE(journal.append("a").has_value());
    EXPECT_EQ(journal.entries(), Entries{"a"});
}

TEST_F(JournalFile, FinishRemovesIt) {
    auto journal = opened(path("j"));
    ASSERT_TRUE(journal.append("a").has_value());
    ASSERT_TRUE(journal.finish().has_value());
    EXPECT_FALSE(std::filesystem::exists(path("j")));
    EXPECT_FALSE(journal.append("b").has_value());
    EXPECT_EQ(entries(path("j")), Entries{}) << "the next job begins anew";
}

TEST_F(JournalFile, AnUnfinishedJobIsNotOverwritten) {
    fill(path("j"), {"a"});
    EXPECT_EQ(refusal(path("j"), JournalStart::fresh),
              "the journal '" + path("j").string() +
                  "' is of a job that was not finished: go on with --resume, or delete it");
}

TEST_F(JournalFile, AnotherJobsIsRefused) {
    fill(path("j"), {"a"});
    EXPECT_EQ(refusal(path("j"), JournalStart::resume, "job 2"),
              "the journal '" + path("j").string() +
                  "' is of another job (job 1), not of this one (job 2): delete it or use another path");
}

TEST_F(JournalFile, AFileThatIsNoJournalIsNeverTouched) {
    for (std::string const content : {"1. e4 e5 1-0\n", "x", "damero journal 2\n", "damero journal 1 "}) {
        tests::write_file(path("j"), content);
        for (auto const start : {JournalStart::fresh, JournalStart::resume})
            EXPECT_EQ(refusal(path("j"), start),
                      "'" + path("j").string() + "' is not a journal of Damero and is left as it is");
    }
}

TEST_F(JournalFile, TwoCannotShareIt) {
    {
        auto const first = opened(path("j"));
        EXPECT_EQ(refusal(path("j"), JournalStart::resume),
                  "the journal '" + path("j").string() + "' is in use by another process");
    }
    opened(path("j"));
}

TEST_F(JournalFile, WhatCannotBeOpenedIsSaid) {
    EXPECT_EQ(refusal(path("none/j"), JournalStart::fresh),
              "the journal '" + path("none/j").string() + "' cannot be opened: No such file or directory");
    EXPECT_FALSE(Journal::open(folder_, "job 1", JournalStart::fresh).has_value()) << "a folder";
}

TEST_F(JournalFile, OfAnyPrefixTheWholeEntriesAreLeft) {
    Entries const all = {"one", "", "three and more", "4"};
    fill(path("j"), all);
    auto const whole = tests::contents_of(path("j"));
    auto const head = services::journal_title.size() + services::framed("job 1").size();
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        tests::write_file(path("t"), whole.substr(0, size));
        Entries expected;
        auto end = head;
        for (auto const& entry : all) {
            end += services::framed(entry).size();
            if (end <= size) expected.push_back(entry);
        }
        ASSERT_EQ(entries(path("t")), expected) << size;
        fill(path("t"), {"next"});
        expected.push_back("next");
        ASSERT_EQ(entries(path("t")), expected) << size;
    }
}

TEST_F(JournalFile, ATornTailOfAnyBytesIsCutOff) {
    fill(path("j"), {"one"});
    auto const whole = tests::contents_of(path("j"));
    for (auto const& tail : {std::string(100, '\0'), std::string(5000, '\xFF'),
                             std::string("\x05\0\0\0abcdefgh", 12), services::framed("two").substr(1)}) {
        tests::write_file(path("j"), whole + tail);
        {
            auto const journal = opened(path("j"));
            EXPECT_EQ(journal.torn_bytes(), tail.size());
            EXPECT_EQ(journal.entries(), Entries{"one"});
        }
        EXPECT_EQ(tests::contents_of(path("j")), whole);
    }
}

TEST_F(JournalFile, DamageBeforeWholeEntriesIsRefused) {
    fill(path("j"), {"one", "two", "three"});
    auto const whole = tests::contents_of(path("j"));
    auto const at_two = whole.find("two");
    auto damaged = whole;
    damaged[at_two] = 'T';
    tests::write_file(path("j"), damaged);
    EXPECT_EQ(refusal(path("j"), JournalStart::resume),
              "the journal '" + path("j").string() + "' is damaged at byte " +
                  std::to_string(at_two - services::entry_head_size) +
                  ", and whole entries follow: restore it, or cut it off there to go on without them");
    EXPECT_FALSE(refusal(path("j"), JournalStart::fresh).empty());

    damaged = whole;
    damaged[at_two - services::entry_head_size + 2] ^= 1; // a length that points behind the end
    tests::write_file(path("j"), damaged);
    EXPECT_FALSE(refusal(path("j"), JournalStart::resume).empty());
    std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(at_two - services::entry_head_size), 11, '\0');
    tests::write_file(path("j"), damaged);
    EXPECT_FALSE(refusal(path("j"), JournalStart::resume).empty());

    damaged = whole;
    damaged[whole.find("three")] = 'T'; // nothing whole behind it: a torn end
    tests::write_file(path("j"), damaged);
    EXPECT_EQ(entries(path("j")), (Entries{"one", "two"}));
}

TEST_F(JournalFile, AnEntryTooLargeIsRefusedAndTheJournalGoesOn) {
    auto journal = opened(path("j"));
    EXPECT_FALSE(journal.append(std::string(services::largest_entry + 1, 'x')).has_value());
    EXPECT_TRUE(journal.append("a").has_value());
    EXPECT_EQ(journal.entries(), Entries{"a"});
}

TEST_F(JournalFile, AFullDiskIsAnErrorAndLosesNothing) {
    auto journal = opened(path("j"));
    ASSERT_TRUE(journal.append("kept").has_value());
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    rlimit const small{100, old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    auto const failed = journal.append(std::string(1000, 'x'));
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, SIG_DFL);
    ASSERT_FALSE(failed.has_value());
    EXPECT_EQ(said(failed.error()),
              "the journal '" + path("j").string() + "' cannot be written: File too large");
    EXPECT_FALSE(journal.append("later").has_value()) << "it takes no more";
    EXPECT_EQ(journal.entries(), Entries{"kept"});
}

TEST_F(JournalFile, ManyThreadsAppendAtOnce) {
    constexpr int threads = 8;
    constexpr int each = 50;
    {
        auto journal = opened(path("j"));
        std::vector<std::thread> workers;
        for (int t = 0; t < threads; ++t)
            workers.emplace_back([&journal, t] {
                for (int i = 0; i < each; ++i)
                    EXPECT_TRUE(journal.append(std::to_string(t) + ":" + std::to_string(i)).has_value());
            });
        for (auto& worker : workers) worker.join();
    }
    auto const all = entries(path("j"));
    EXPECT_EQ(all.size(), static_cast<std::size_t>(threads * each));
    EXPECT_EQ((std::set<std::string>(all.begin(), all.end()).size()), all.size());
    for (int t = 0; t < threads; ++t) { // each thread's in its order
        int next = 0;
        for (auto const& entry : all)
            if (entry.starts_with(std::to_string(t) + ":")) {
                EXPECT_EQ(entry, std::to_string(t) + ":" + std::to_string(next++));
            }
    }
}

RC_GTEST_FIXTURE_PROP(JournalFile, AnyPayloadsInAnyNumberOfRuns, ()) {
    std::filesystem::remove(path("j"));
    Entries all;
    for (auto const& run : *rc::gen::resize(5, rc::gen::arbitrary<std::vector<Entries>>())) {
        fill(path("j"), run);
        all.insert(all.end(), run.begin(), run.end());
    }
    RC_ASSERT(entries(path("j")) == all);
}
