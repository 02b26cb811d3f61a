// Whose turn it is: shares of addresses and pages, places, bounds, and that nothing is remembered for ever.
#include "core/rng.hpp"
#include "services/server/stream/fair_queue.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

using namespace services::server;
using Seconds = FairQueue::Seconds;
using Numbers = std::vector<FairQueue::Number>;

namespace {

// Takes all that wait, one after the other, each of which takes a second.
Numbers all(FairQueue& queue) {
    Numbers order;
    while (auto const job = queue.pop()) {
        order.push_back(*job);
        queue.finish(*job, Seconds{1});
    }
    return order;
}

} // namespace

TEST(FairQueue, IsFirstComeFirstServedForOnePage) {
    FairQueue queue;
    for (FairQueue::Number job = 1; job <= 5; ++job) EXPECT_TRUE(queue.push({"a", ""}, job).taken);
    EXPECT_EQ(all(queue), (Numbers{1, 2, 3, 4, 5}));
    EXPECT_EQ(queue.addresses(), 0u);
}

TEST(FairQueue, TakesAddressesInTurns) {
    FairQueue queue;
    for (FairQueue::Number job = 1; job <= 6; ++job) queue.push({"a", ""}, job);
    queue.push({"b", ""}, 7);
    queue.push({"c", ""}, 8);
    queue.push({"c", ""}, 9);
    EXPECT_EQ(all(queue), (Numbers{1, 7, 8, 2, 9, 3, 4, 5, 6}));
}

TEST(FairQueue, TakesPagesOfAnAddressInTurns) {
    FairQueue queue;
    for (FairQueue::Number job = 1; job <= 4; ++job) queue.push({"a", "one"}, job);
    queue.push({"a", "two"}, 5);
    queue.push({"b", ""}, 6);
    EXPECT_EQ(all(queue), (Numbers{1, 6, 5, 2, 3, 4})) << "two pages have no more than one";
}

TEST(FairQueue, SharesTimeAndNotJobs) {
    FairQueue queue({.waiting_an_address = 400});
    for (FairQueue::Number job = 1; job <= 100; ++job) queue.push({"long", ""}, job);
    for (FairQueue::Number job = 101; job <= 200; ++job) queue.push({"short", ""}, job);
    std::map<bool, double> used;
    for (int i = 0; i < 88; ++i) {
        auto const job = queue.pop().value();
        double const seconds = job <= 100 ? 10 : 1;
        used[job <= 100] += seconds;
        queue.finish(job, Seconds{seconds});
    }
    EXPECT_NEAR(used[true], used[false], 11);
}

TEST(FairQueue, ServesANewcomerNextHoweverMuchWaits) {
    FairQueue queue({.waiting = 10'000});
    FairQueue::Number number = 0;
    for (int address = 0; address < 20; ++address)
        for (int i = 0; i < 60; ++i) queue.push({std::to_string(address), ""}, ++number);
    for (int i = 0; i < 200; ++i) queue.finish(queue.pop().value(), Seconds{0.5 + i % 3});
    auto const running = queue.pop().value();
    EXPECT_TRUE(queue.push({"new", ""}, 99'999).taken);
    auto const order = queue.order();
    EXPECT_LE(std::ranges::find(order, 99'999u) - order.begin(), 1);
    queue.finish(running, Seconds{1});
}

TEST(FairQueue, SavesNothingUpForWhoWasIdle) {
    FairQueue queue;
    FairQueue::Number number = 0;
    for (int i = 0; i < 60; ++i) queue.push({"busy", ""}, ++number);
    for (int i = 0; i < 30; ++i) queue.finish(queue.pop().value(), Seconds{1});
    for (int i = 0; i < 20; ++i) queue.push({"late", ""}, 100 + ++number);
    auto const order = queue.order();
    auto const of_late = std::count_if(order.begin(), order.begin() + 20, [](auto job) { return job > 100; });
    EXPECT_NEAR(static_cast<double>(of_late), 10, 1);
}

TEST(FairQueue, BoundsAddressesAndPages) {
    FairQueue queue({.waiting = 1000, .waiting_an_address = 80});
    FairQueue::Number number = 0;
    auto const fill = [&](Client const& client) {
        int taken = 0;
        while (queue.push(client, ++number).taken) ++taken;
        return taken;
    };
    EXPECT_EQ(fill({"a", "one"}), 40) << "a page: half of its address";
    EXPECT_EQ(fill({"a", "two"}), 20);
    EXPECT_EQ(fill({"a", "one"}), 0);
    EXPECT_EQ(fill({"b", "one"}), 40);
}

TEST(FairQueue, DropsJobsOfWhoHasMostWhenItIsFull) {
    FairQueue queue({.waiting = 30});
    FairQueue::Number number = 0;
    for (int i = 0; i < 20; ++i) queue.push({"a", ""}, ++number);
    for (int i = 0; i < 10; ++i) queue.push({"b", ""}, ++number);
    EXPECT_FALSE(queue.push({"a", ""}, 100).taken) << "who has most is refused himself";
    auto const pushed = queue.push({"c", ""}, 101);
    EXPECT_TRUE(pushed.taken);
    EXPECT_EQ(pushed.dropped, 20u) << "the newest";
    int taken = 0;
    for (int i = 0; i < 100; ++i)
        taken += queue.push({"c", ""}, 200 + static_cast<unsigned>(i)).taken ? 1 : 0;
    EXPECT_NEAR(taken, 9, 1) << "until all have a third";
    EXPECT_EQ(queue.waiting(), 30u);
}

TEST(FairQueue, CountsSoManyPagesOfAnAddress) {
    FairQueue queue({.waiting = 10'000, .waiting_an_address = 5000, .pages_an_address = 4});
    for (FairQueue::Number job = 1; job <= 100; ++job) queue.push({"liar", std::to_string(job)}, job);
    for (FairQueue::Number job = 101; job <= 110; ++job) queue.push({"honest", "page"}, job);
    auto const order = queue.order();
    auto const honest = std::count_if(order.begin(), order.begin() + 20, [](auto job) { return job > 100; });
    EXPECT_EQ(honest, 10) << "a hundred cookies have the share of one address";
    EXPECT_EQ(all(queue).size(), 110u);
}

TEST(FairQueue, RunsSoManyOfAnAddress) {
    FairQueue queue({.running_an_address = 2});
    for (FairQueue::Number job = 1; job <= 5; ++job) queue.push({"a", ""}, job);
    EXPECT_EQ(queue.pop(), 1u);
    EXPECT_EQ(queue.pop(), 2u);
    EXPECT_EQ(queue.pop(), std::nullopt);
    queue.push({"b", ""}, 6);
    EXPECT_EQ(queue.pop(), 6u);
    queue.finish(1, Seconds{1});
    EXPECT_EQ(queue.pop(), 3u);
}

TEST(FairQueue, TellsWhoRunsLess) {
    FairQueue queue;
    for (FairQueue::Number job = 1; job <= 3; ++job) queue.push({"a", "one"}, job);
    EXPECT_FALSE(queue.next_has_less_than(1)) << "it does not run";
    queue.pop();
    queue.pop();
    EXPECT_FALSE(queue.next_has_less_than(1)) << "its own page";
    queue.push({"a", "two"}, 4);
    EXPECT_TRUE(queue.next_has_less_than(1));
    queue.push({"b", ""}, 5);
    EXPECT_TRUE(queue.next_has_less_than(1));
    EXPECT_EQ(queue.pop(), 5u);
    EXPECT_FALSE(queue.next_has_less_than(5)) << "the other address runs two";
}

TEST(FairQueue, ForgetsWhatIsRemoved) {
    FairQueue queue;
    for (FairQueue::Number job = 1; job <= 4; ++job) queue.push({"a", ""}, job);
    queue.remove(2);
    queue.remove(2);
    queue.remove(77);
    EXPECT_EQ(queue.waiting(), 3u);
    EXPECT_EQ(queue.order(), (Numbers{1, 3, 4}));
    EXPECT_EQ(queue.pop(), 1u);
    queue.requeue(1, Seconds{1});
    EXPECT_EQ(all(queue), (Numbers{3, 4, 1}));
    EXPECT_EQ(queue.addresses(), 0u);
}

// Everything that was admitted comes, nobody waits longer than his share says, and at the end nothing is left.
TEST(FairQueue, StarvesNobody) {
    core::Random random(5);
    FairQueue queue({.waiting = 300, .running_an_address = 2});
    FairQueue::Number number = 0;
    std::map<FairQueue::Number, int> waits; // turns that others have had meanwhile
    Numbers running;
    int longest = 0;
    for (int step = 0; step < 20'000; ++step) {
        if (random.below(2) == 0) {
            Client const client{std::to_string(random.below(random.below(2) == 0 ? 1 : 30)),
                                std::to_string(random.below(3))};
            auto const pushed = queue.push(client, ++number);
            if (pushed.taken) waits.emplace(number, 0);
            if (pushed.dropped) waits.erase(*pushed.dropped);
        }
        if (running.size() < 3)
            if (auto const job = queue.pop()) {
                running.push_back(*job);
                longest = std::max(longest, waits.at(*job));
                waits.erase(*job);
                for (auto& [other, turns] : waits) ++turns;
            }
        if (!running.empty() && random.below(2) == 0) {
            queue.finish(running.front(), Seconds{1});
            running.erase(running.begin());
        }
    }
    EXPECT_LT(longest, 31 * 130);
    for (auto const job : running) queue.finish(job, Seconds{1});
    EXPECT_EQ(all(queue).size(), waits.size());
    EXPECT_EQ(queue.addresses(), 0u);
}
