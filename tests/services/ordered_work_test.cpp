// Items done by several threads: told in their order, few held at a time; stops, errors and what is thrown.
#include "services/jobs/ordered_work.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace {

using Work = services::OrderedWork<int, int>;

// The squares of 0, 1, 2, ...; every third takes longer than its neighbours.
struct Squares {
    int count = 0;
    int given = 0;
    std::atomic<int> workers{0};
    std::vector<int> told;
    std::atomic<int> told_so_far{0};
    int furthest_ahead = 0;

    Work work(int items, int threads) {
        count = items;
        Work made;
        made.threads = threads;
        made.next = [this]() -> std::optional<int> {
            if (given == count) return std::nullopt;
            furthest_ahead = std::max(furthest_ahead, given - told_so_far);
            return given++;
        };
        made.make_worker = [this]() -> core::Expected<Work::Worker> {
            ++workers;
            return [](int const& item, std::stop_token const& stop) -> std::optional<int> {
                if (stop.stop_requested()) return std::nullopt;
                if (item % 3 == 0) std::this_thread::sleep_for(std::chrono::microseconds(300));
                return item * item;
            };
        };
        made.told = [this](int const& result) -> core::Expected<void> {
            told.push_back(result);
            ++told_so_far;
            return {};
        };
        return made;
    }

    [[nodiscard]] bool in_order() const {
        for (std::size_t i = 0; i < told.size(); ++i)
            if (told[i] != static_cast<int>(i * i)) return false;
        return true;
    }
};

core::Error trouble() { return {core::message("jobs.file.write", "x", "y")}; }

} // namespace

TEST(OrderedWork, TellsEveryItemInOrder) {
    for (int const threads : {1, 2, 5}) {
        Squares squares;
        ASSERT_TRUE(services::run_in_order(squares.work(300, threads), {}));
        EXPECT_EQ(squares.told.size(), 300u);
        EXPECT_TRUE(squares.in_order());
        EXPECT_EQ(squares.workers, threads) << "one each";
    }
}

// As where games come through a pipe, now and then.
TEST(OrderedWork, TellsResultsWhileTheNextItemIsAwaited) {
    Squares squares;
    auto work = squares.work(3, 2);
    auto const next = work.next;
    work.next = [&] {
        auto const patience = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (squares.told_so_far < squares.given && std::chrono::steady_clock::now() < patience)
            std::this_thread::yield();
        return next();
    };
    ASSERT_TRUE(services::run_in_order(work, {}));
    EXPECT_EQ(squares.told.size(), 3u);
    EXPECT_EQ(squares.furthest_ahead, 0);
}

TEST(OrderedWork, HoldsFewAtATime) {
    Squares squares;
    auto work = squares.work(300, 4);
    work.most_waiting = 5;
    ASSERT_TRUE(services::run_in_order(work, {}));
    EXPECT_TRUE(squares.in_order());
    EXPECT_LT(squares.furthest_ahead, 5);
}

TEST(OrderedWork, StopsInOrder) {
    Squares squares;
    auto work = squares.work(100'000, 3);
    std::stop_source stop;
    auto const tell = work.told;
    work.told = [&](int const& result) {
        if (result == 50 * 50) stop.request_stop();
        return tell(result);
    };
    ASSERT_TRUE(services::run_in_order(work, stop.get_token()));
    EXPECT_GE(squares.told.size(), 51u);
    EXPECT_LT(squares.told.size(), 100'000u);
    EXPECT_TRUE(squares.in_order());
}

TEST(OrderedWork, EndsWithTheErrorOfWhoIsTold) {
    Squares squares;
    auto work = squares.work(100'000, 3);
    auto const tell = work.told;
    work.told = [&](int const& result) -> core::Expected<void> {
        if (squares.told.size() == 20) return tl::unexpected(trouble());
        return tell(result);
    };
    auto const done = services::run_in_order(work, {});
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error(), trouble());
    EXPECT_EQ(squares.told.size(), 20u) << "nothing is told behind an error";
}

TEST(OrderedWork, EndsWithTheErrorOfAWorkerThatCannotBeMade) {
    Squares squares;
    auto work = squares.work(10, 2);
    work.make_worker = []() -> core::Expected<Work::Worker> { return tl::unexpected(trouble()); };
    EXPECT_FALSE(services::run_in_order(work, {}));
    EXPECT_TRUE(squares.told.empty());
}

TEST(OrderedWork, ThrowsWhatIsThrownInAThread) {
    Squares squares;
    auto work = squares.work(100, 2);
    work.told = [](int const&) -> core::Expected<void> { throw std::runtime_error("told"); };
    EXPECT_THROW((void)services::run_in_order(work, {}), std::runtime_error);
}
