// Many items worked on by several threads, and their results told in the order of the items. Little is held at a time,
// however many there are. Every thread has a worker of its own; where a worker forgets one item before the next, the
// results do not depend on the threads.
#pragma once

#include "core/error.hpp"

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace services {

template <class Item, class Result>
struct OrderedWork {
    // Does one item after the other; nothing when it gave up because of the stop.
    using Worker = std::function<std::optional<Result>(Item const&, std::stop_token const&)>;

    int threads = 1;
    // One thread at a time calls `next`, one `told`, but both may be called at once.
    std::function<std::optional<Item>()> next;           // nothing at the end
    std::function<core::Expected<Worker>()> make_worker; // in each thread, once
    std::function<core::Expected<void>(Result const&)> told;
    std::uint64_t most_waiting = 256; // taken and not yet told
};

template <class Item, class Result>
class OrderedRun {
  public:
    using Work = OrderedWork<Item, Result>;

    OrderedRun(Work const& work, std::stop_token const& stop)
        : work_(work),
          outside_(stop, [this] { stop_.request_stop(); }) {}

    core::Expected<void> run() {
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < work_.threads; ++i) threads.emplace_back([this] { guarded_work(); });
        }
        if (exception_) std::rethrow_exception(exception_);
        if (error_) return tl::unexpected(*error_);
        return {};
    }

  private:
    struct Given {
        std::uint64_t number;
        Item item;
    };

    void guarded_work() {
        try {
            work();
        } catch (...) {
            std::scoped_lock const lock(mutex_);
            exception_ = std::current_exception();
            stop_.request_stop();
        }
    }

    void work() {
        auto const worker = work_.make_worker();
        if (!worker) {
            std::scoped_lock const lock(mutex_);
            fail(worker.error());
            return;
        }
        while (auto const given = take()) {
            auto result = (*worker)(given->item, stop_.get_token());
            if (!result) return;
            tell(given->number, std::move(*result));
        }
    }

    // The next item, once few enough results wait for one before them. It may be long in coming, and others tell their
    // results meanwhile.
    std::optional<Given> take() {
        std::scoped_lock const one_at_a_time(taking_);
        if (!has_room()) return std::nullopt;
        auto item = work_.next();
        std::scoped_lock const lock(mutex_);
        is_over_ = !item;
        if (!item) return std::nullopt;
        return Given{given_++, std::move(*item)};
    }
    // Waits for it; false: nothing more is to be taken.
    bool has_room() {
        std::unique_lock lock(mutex_);
        room_.wait(lock, stop_.get_token(), [&] { return given_ - told_ < work_.most_waiting; });
        return !stop_.stop_requested() && !is_over_;
    }

    void tell(std::uint64_t number, Result result) {
        std::scoped_lock const lock(mutex_);
        waiting_.emplace(number, std::move(result));
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == told_ && !error_;
             first = waiting_.begin()) {
            if (auto const heard = work_.told(first->second); !heard) fail(heard.error());
            ++told_;
            waiting_.erase(first);
        }
        room_.notify_all();
    }

    void fail(core::Error const& error) {
        error_ = error;
        stop_.request_stop();
    }

    Work const& work_;
    std::mutex taking_; // locked before the other
    std::mutex mutex_;
    std::condition_variable_any room_;
    std::map<std::uint64_t, Result> waiting_; // for one before them
    std::uint64_t given_ = 0;
    std::uint64_t told_ = 0;
    bool is_over_ = false;
    std::optional<core::Error> error_;
    std::exception_ptr exception_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> outside_;
};

// Until there is no item more, a stop, or an error of a worker's making or of who is told. After a stop the items that
// were begun are given up, and none is told that comes after one of these. What is thrown in a thread is thrown here.
template <class Item, class Result>
core::Expected<void> run_in_order(OrderedWork<Item, Result> const& work, std::stop_token const& stop) {
    return OrderedRun<Item, Result>(work, stop).run();
}

} // namespace services
