// The transposition table by itself: what is stored is found, what gives way, and threads at once.
#include "core/rng.hpp"
#include "search/table.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace {

using core::Depth;
using core::Key;
using core::MoveTag;
using core::Ply;
using core::Score;
using search::Bound;
using search::Table;

TEST(Table, FindsWhatWasStored) {
    Table table(1, 1);
    EXPECT_FALSE(table.probe(Key{12345}).is_found());
    table.store(Key{12345}, {MoveTag{77}, Score{-321}, Score{45}, Depth{9}, Bound::lower});
    auto const entry = table.probe(Key{12345});
    ASSERT_TRUE(entry.is_found());
    EXPECT_EQ(entry.tag, MoveTag{77});
    EXPECT_EQ(entry.score, Score{-321});
    EXPECT_EQ(entry.evaluation, Score{45});
    EXPECT_EQ(entry.depth, Depth{9});
    EXPECT_EQ(entry.bound, Bound::lower);
    EXPECT_FALSE(table.probe(Key{12346}).is_found());
}

TEST(Table, KeepsAMoveThatANewerEntryDoesNotHave) {
    Table table(1, 1);
    table.store(Key{5}, {MoveTag{8}, Score{1}, Score{1}, Depth{3}, Bound::lower});
    table.store(Key{5}, {MoveTag::none, Score{2}, Score{1}, Depth{4}, Bound::upper});
    EXPECT_EQ(table.probe(Key{5}).tag, MoveTag{8});
    EXPECT_EQ(table.probe(Key{5}).score, Score{2});
}

TEST(Table, DeepEntriesOutliveShallowOnesOfTheSameSearch) {
    Table table(1, 1);
    core::Random random(3);
    std::vector<Key> deep;
    for (int i = 0; i < 2000; ++i) {
        deep.push_back(Key{random.next()});
        table.store(deep.back(), {MoveTag{1}, Score{1}, Score{1}, Depth{20}, Bound::exact});
    }
    for (int i = 0; i < 400'000; ++i)
        table.store(Key{random.next()}, {MoveTag{2}, Score{2}, Score{2}, Depth{1}, Bound::upper});
    int kept = 0;
    for (auto const key : deep) kept += table.probe(key).is_found();
    EXPECT_GE(kept, 1990);
    EXPECT_GT(table.permille_full(), 950);
}

TEST(Table, OldSearchesGiveWay) {
    Table table(1, 1);
    core::Random random(4);
    std::vector<Key> old;
    for (int i = 0; i < 80'000; ++i) {
        old.push_back(Key{random.next()});
        table.store(old.back(), {MoveTag{1}, Score{1}, Score{1}, Depth{6}, Bound::exact});
    }
    for (int i = 0; i < 4; ++i) table.next_search();
    EXPECT_EQ(table.permille_full(), 0);
    std::vector<Key> recent;
    for (int i = 0; i < 60'000; ++i) {
        recent.push_back(Key{random.next()});
        table.store(recent.back(), {MoveTag{2}, Score{2}, Score{2}, Depth{1}, Bound::exact});
    }
    int kept = 0;
    for (auto const key : recent) kept += table.probe(key).is_found();
    EXPECT_GT(kept, 55'000);
}

TEST(Table, CountsForcedWinsFromTheirOwnPosition) {
    auto const found_at_ply_3 = core::win_in(Ply{8});
    auto const stored = search::to_table(found_at_ply_3, Ply{3});
    EXPECT_EQ(stored, core::win_in(Ply{5}));
    EXPECT_EQ(search::from_table(stored, Ply{1}), core::win_in(Ply{6}));
    EXPECT_EQ(search::to_table(Score{250}, Ply{3}), Score{250});
    EXPECT_EQ(search::from_table(search::to_table(core::lost_in(Ply{9}), Ply{4}), Ply{4}),
              core::lost_in(Ply{9}));
}

// Whatever is found must be what someone stored under that key, even while others write.
TEST(Table, ThreadsNeverSeeHalvesOfTwoEntries) {
    Table table(1, 1);
    auto const entry_for = [](std::uint64_t seed) {
        return search::TableEntry{MoveTag{static_cast<std::uint16_t>(seed * 7 + 1)},
                                  Score{static_cast<int>(seed % 1000)}, Score{static_cast<int>(seed % 777)},
                                  Depth{static_cast<int>(seed % 60)}, Bound::exact};
    };
    std::atomic<int> wrong = 0;
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 3; ++thread)
        threads.emplace_back([&, thread] {
            core::Random random(static_cast<std::uint64_t>(thread));
            for (int i = 0; i < 50'000; ++i) {
                auto const seed = random.below(5000);
                Key const key{seed * 0x9E3779B97F4A7C15u};
                auto const expected = entry_for(seed);
                table.store(key, expected);
                auto const found = table.probe(key);
                if (found.is_found() && (found.score != expected.score || found.tag != expected.tag)) ++wrong;
            }
        });
    threads.clear();
    EXPECT_EQ(wrong, 0);
}

} // namespace
