// The pool with its threads: who is served, who gives way, who is told his place, and that it ends.
#include "services/server/stream/search_pool.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

using namespace services::server;
using std::chrono::milliseconds;

namespace {

class SearchPoolTest : public testing::Test {
  protected:
    SearchPoolTest() {
        limits_.searches = 1;
        limits_.analysis_slice = milliseconds{20};
        limits_.analysis_turn = milliseconds{100};
    }
    SearchPool& pool() {
        if (!pool_) pool_.emplace(limits_, log_);
        return *pool_;
    }
    template <class Condition>
    bool soon(Condition const& condition) {
        for (int i = 0; i < 2000; ++i) {
            if (condition()) return true;
            pool().tick();
            std::this_thread::sleep_for(milliseconds{5});
        }
        return false;
    }
    static void until_stopped(std::stop_token const& stop) {
        while (!stop.stop_requested()) std::this_thread::sleep_for(milliseconds{1});
    }
    // An analysis that ends when it is stopped and goes on later when it is asked to yield.
    std::shared_ptr<SearchTicket> analyse(Client const& client, std::atomic<int>& turns) {
        return pool().submit_turns({SearchPriority::analysis, client}, [&turns](SearchTurn const& turn) {
            ++turns;
            while (!turn.stop.stop_requested() && !turn.yield.stop_requested())
                std::this_thread::sleep_for(milliseconds{1});
            return true;
        });
    }

    Limits limits_;
    Log log_{[](std::string_view) {}};
    std::optional<SearchPool> pool_;
};

} // namespace

TEST_F(SearchPoolTest, AnotherAddressNeedNotWaitForALongSearch) {
    for (int i = 0; i < 10; ++i) pool().submit({SearchPriority::quick, {"a"}}, until_stopped);
    std::promise<void> done;
    pool().submit({SearchPriority::quick, {"b"}}, [&](std::stop_token const&) { done.set_value(); });
    EXPECT_EQ(done.get_future().wait_for(std::chrono::seconds{10}), std::future_status::ready);
}

TEST_F(SearchPoolTest, LongWorkKeepsNoShortWorkOfTheSameClientWaiting) {
    for (auto const priority : {SearchPriority::normal, SearchPriority::analysis, SearchPriority::background})
        for (int i = 0; i < 5; ++i) pool().submit({priority, {"a"}}, until_stopped);
    std::promise<void> done;
    pool().submit({SearchPriority::quick, {"a"}}, [&](std::stop_token const&) { done.set_value(); });
    EXPECT_EQ(done.get_future().wait_for(std::chrono::seconds{10}), std::future_status::ready);
}

TEST_F(SearchPoolTest, AnalysesTakeTurns) {
    std::atomic<int> first = 0;
    std::atomic<int> second = 0;
    std::atomic<int> other_page = 0;
    analyse({"a", "one"}, first);
    EXPECT_TRUE(soon([&] { return first == 1; }));
    analyse({"b", ""}, second);
    analyse({"a", "two"}, other_page);
    EXPECT_TRUE(soon([&] { return first >= 3 && second >= 3 && other_page >= 3; }));
}

TEST_F(SearchPoolTest, AnAnalysisGivesWayToAnotherPageOfItsAddressSoon) {
    limits_.analysis_turn = std::chrono::minutes{10};
    std::atomic<int> first = 0;
    std::atomic<int> second = 0;
    analyse({"a", "one"}, first);
    EXPECT_TRUE(soon([&] { return first == 1; }));
    analyse({"a", "two"}, second);
    EXPECT_TRUE(soon([&] { return second >= 1; }));
}

TEST_F(SearchPoolTest, AnAnalysisGoesOnWhileNobodyWaits) {
    std::atomic<int> turns = 0;
    auto const ticket = analyse({"a"}, turns);
    for (int i = 0; i < 60; ++i) {
        pool().tick();
        std::this_thread::sleep_for(milliseconds{5});
    }
    EXPECT_EQ(turns, 1);
    ticket->cancel();
    EXPECT_TRUE(soon([&] { return pool().load() == 0; }));
}

TEST_F(SearchPoolTest, TellsThePlace) {
    std::atomic<long> place = -1;
    std::atomic<bool> begun = false;
    auto const running = pool().submit({SearchPriority::quick, {"a"}}, until_stopped);
    auto const before = pool().submit({SearchPriority::quick, {"a"}}, until_stopped);
    pool().submit({SearchPriority::quick,
                   {"a"},
                   [&](std::optional<std::size_t> now) {
                       if (now)
                           place = static_cast<long>(*now);
                       else
                           begun = true;
                   }},
                  until_stopped);
    EXPECT_TRUE(soon([&] { return place == 1; }));
    before->cancel();
    EXPECT_TRUE(soon([&] { return place == 0; })) << "one that is cancelled stands before nobody";
    EXPECT_FALSE(begun);
    running->cancel();
    EXPECT_TRUE(soon([&] { return begun.load(); }));
}

TEST_F(SearchPoolTest, RefusesOnlyWhoHasTooManyWaiting) {
    limits_.waiting_searches_an_address = 8;
    int taken = 0;
    for (int i = 0; i < 100; ++i)
        taken += pool().submit({SearchPriority::quick, {"a", "page"}}, until_stopped) ? 1 : 0;
    EXPECT_LE(taken, 5); // four wait, one may run already
    EXPECT_TRUE(pool().submit({SearchPriority::quick, {"a", "other"}}, until_stopped));
    EXPECT_TRUE(pool().submit({SearchPriority::quick, {"b"}}, until_stopped));
}

TEST_F(SearchPoolTest, TellsWhomItDrops) {
    limits_.waiting_searches = 4;
    std::atomic<int> dropped = 0;
    std::shared_ptr<SearchTicket> last;
    for (int i = 0; i < 5; ++i)
        if (auto ticket =
                pool().submit({SearchPriority::analysis, {"a"}, nullptr, [&] { ++dropped; }}, until_stopped))
            last = ticket;
    for (auto const* other : {"b", "c"})
        EXPECT_TRUE(pool().submit({SearchPriority::analysis, {other}}, until_stopped));
    EXPECT_GE(dropped, 1);
    EXPECT_TRUE(last->token().stop_requested());
}

TEST_F(SearchPoolTest, CancelledSearchesMakeRoomAndNeverBegin) {
    limits_.waiting_searches_an_address = 8;
    auto const running = pool().submit({SearchPriority::quick, {"a"}}, until_stopped);
    std::atomic<int> begun = 0;
    for (int i = 0; i < 100; ++i) {
        auto const ticket =
            pool().submit({SearchPriority::quick, {"a"}}, [&](std::stop_token const&) { ++begun; });
        ASSERT_TRUE(ticket);
        ticket->cancel();
    }
    running->cancel();
    EXPECT_TRUE(soon([&] { return pool().load() == 0; }));
    EXPECT_LE(begun, 1) << "only before the first had its thread";
}

TEST_F(SearchPoolTest, SurvivesWorkThatThrows) {
    pool().submit({SearchPriority::quick, {"a"}},
                  [](std::stop_token const&) { throw std::runtime_error("x"); });
    EXPECT_TRUE(soon([&] { return pool().load() == 0; }));
}

// From many threads at once: every search that is not cancelled is done once.
TEST_F(SearchPoolTest, IsSafeFromManyThreads) {
    std::atomic<int> done = 0;
    std::atomic<int> wanted = 0;
    pool();
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&, thread] {
                for (int i = 0; i < 300; ++i) {
                    Client const client{std::to_string(thread), std::to_string(i % 3)};
                    auto const priority = static_cast<SearchPriority>(i % 4);
                    auto const ticket = pool_->submit({priority, client, [](auto) {}},
                                                      [&](std::stop_token const&) { ++done; });
                    if (ticket) ++wanted;
                    if (i % 20 == 0) pool_->tick();
                }
            });
    }
    EXPECT_TRUE(soon([&] { return done == wanted && pool().load() == 0; }));
    EXPECT_GT(done, 100);
}

TEST_F(SearchPoolTest, EndsWithWorkRunningAndWaiting) {
    std::atomic<int> turns = 0;
    for (int i = 0; i < 5; ++i) {
        analyse({"a"}, turns);
        pool().submit({SearchPriority::normal, {"b"}}, until_stopped);
    }
    pool().stop();
    EXPECT_EQ(pool().submit({SearchPriority::quick, {"c"}}, until_stopped), nullptr);
}
