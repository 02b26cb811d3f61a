// Threads of lower priority: Linux keeps niceness per thread.
#include "services/server/stream/search_pool.hpp"

#include <algorithm>
#include <exception>
#include <limits>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace services::server {
namespace {

using std::chrono::steady_clock;

constexpr int quick_niceness = 5;
constexpr int normal_niceness = 10;
constexpr int analysis_niceness = 10;
constexpr int background_niceness = 15;
constexpr int background_threads = 2;
constexpr int unbounded = std::numeric_limits<int>::max(); // an analysis gives way instead
constexpr auto between_places = std::chrono::milliseconds{400};

void be_nice(int niceness) {
    auto const thread = static_cast<id_t>(syscall(SYS_gettid));
    setpriority(PRIO_PROCESS, thread, niceness); // if it fails the search is merely not as polite
}

FairBounds bounds_of(Limits const& limits, int running_an_address) {
    return {.waiting = limits.waiting_searches,
            .waiting_an_address = limits.waiting_searches_an_address,
            .pages_an_address = limits.pages_an_address,
            .running_an_address = running_an_address};
}

} // namespace

// Where a search cannot be interrupted there is a thread more than one address may use, so that another address need not wait
// for the end of a search of the first.
SearchPool::SearchPool(Limits const& limits, Log& log)
    : limits_(limits),
      log_(log),
      groups_{Group(quick_niceness, limits.searches + 1, bounds_of(limits, limits.searches)),
              Group(normal_niceness, limits.searches + 1, bounds_of(limits, limits.searches)),
              Group(analysis_niceness, limits.searches, bounds_of(limits, unbounded)),
              Group(background_niceness, background_threads, bounds_of(limits, background_threads - 1))} {
    for (auto& group : groups_)
        for (int i = 0; i < group.threads; ++i)
            threads_.emplace_back([this, &group](std::stop_token const& over) { serve(group, over); });
}

SearchPool::~SearchPool() { stop(); }

void SearchPool::stop() {
    for (auto& thread : threads_) thread.request_stop();
    {
        std::scoped_lock const lock(mutex_);
        stopped_ = true;
        for (auto& group : groups_) {
            for (auto const& [number, job] : group.jobs) job->ticket->cancel();
            drop_cancelled(group);
        }
    }
    changed_.notify_all();
    threads_.clear();
}

std::shared_ptr<SearchTicket> SearchPool::submit(SearchOrder order, Work work) {
    return submit_turns(std::move(order), [work = std::move(work)](SearchTurn const& turn) {
        work(turn.stop);
        return false;
    });
}

std::shared_ptr<SearchTicket> SearchPool::submit_turns(SearchOrder order, Turns work) {
    auto job = std::make_shared<Job>(Job{std::make_shared<SearchTicket>(), std::move(work),
                                         std::move(order.place), std::move(order.dropped)});
    auto ticket = job->ticket;
    {
        std::scoped_lock const lock(mutex_);
        auto& group = group_of(order.priority);
        drop_cancelled(group);
        auto const number = ++jobs_;
        auto const pushed = stopped_ ? FairQueue::Pushed{} : group.queue.push(order.client, number);
        if (!pushed.taken) return nullptr;
        if (pushed.dropped) drop(group, *pushed.dropped);
        group.jobs.emplace(number, std::move(job));
    }
    changed_.notify_all();
    return ticket;
}

// The queue has let go of it already.
void SearchPool::drop(Group& group, FairQueue::Number number) {
    auto const job = group.jobs.at(number);
    group.jobs.erase(number);
    job->ticket->cancel();
    if (job->dropped) job->dropped();
}

// Those that wait; the others end by themselves.
void SearchPool::drop_cancelled(Group& group) {
    std::erase_if(group.jobs, [&](auto const& each) {
        auto const& [number, job] = each;
        if (group.queue.is_running(number) || !job->ticket->token().stop_requested()) return false;
        group.queue.remove(number);
        return true;
    });
}

void SearchPool::tick() {
    std::scoped_lock const lock(mutex_);
    auto const now = steady_clock::now();
    for (auto& group : groups_) drop_cancelled(group);
    ask_to_yield(group_of(SearchPriority::analysis), now);
    if (now - places_told_ < between_places) return;
    places_told_ = now;
    for (auto& group : groups_) tell_places(group);
}

// One at a time: the one that has had most beyond its turn. A client that runs less than the one that runs now waits for a
// short turn of it, any other for a long one.
void SearchPool::ask_to_yield(Group& group, Time now) {
    Job* chosen = nullptr;
    auto most = steady_clock::duration::min();
    for (auto const& [number, job] : group.jobs) {
        if (!group.queue.is_running(number)) continue;
        if (job->yield.stop_requested()) return;
        auto const turn =
            group.queue.next_has_less_than(number) ? limits_.analysis_slice : limits_.analysis_turn;
        if (auto const beyond = now - job->began - turn; beyond > most) {
            most = beyond;
            chosen = job.get();
        }
    }
    bool const all_busy = group.queue.running() >= static_cast<std::size_t>(group.threads);
    if (chosen != nullptr && all_busy && !group.queue.empty() && most >= steady_clock::duration::zero())
        chosen->yield.request_stop();
}

void SearchPool::tell_places(Group& group) {
    if (group.queue.empty()) return;
    auto const order = group.queue.order();
    for (std::size_t before = 0; before < order.size(); ++before) {
        auto& job = *group.jobs.at(order[before]);
        if (!job.place || job.told == before) continue;
        job.told = before;
        job.place(before);
    }
}

std::size_t SearchPool::load() const {
    std::scoped_lock const lock(mutex_);
    std::size_t sum = 0;
    for (auto const& group : groups_) sum += group.queue.waiting() + group.queue.running();
    return sum;
}

std::optional<FairQueue::Number> SearchPool::begin_next(Group& group) {
    drop_cancelled(group);
    auto const number = group.queue.pop();
    if (!number) return std::nullopt;
    auto& job = *group.jobs.at(*number);
    job.began = steady_clock::now();
    job.yield = {};
    if (job.told) job.place(std::nullopt);
    job.told.reset();
    return number;
}

void SearchPool::end_turn(Group& group, FairQueue::Number number, bool more) {
    auto const job = group.jobs.at(number);
    FairQueue::Seconds const used = steady_clock::now() - job->began;
    if (more && !stopped_ && !job->ticket->token().stop_requested()) return group.queue.requeue(number, used);
    group.queue.finish(number, used);
    group.jobs.erase(number);
}

void SearchPool::serve(Group& group, std::stop_token const& over) {
    be_nice(group.niceness);
    while (true) {
        std::unique_lock lock(mutex_);
        std::optional<FairQueue::Number> number;
        changed_.wait(lock, over, [&] { return !stopped_ && (number = begin_next(group)).has_value(); });
        if (!number) return;
        auto const job = group.jobs.at(*number);
        lock.unlock();
        bool const more = run(*job);
        if (!more) job->work = nullptr; // ends what it holds without the mutex
        lock.lock();
        end_turn(group, *number, more);
        changed_.notify_all(); // its address may run another
    }
}

bool SearchPool::run(Job& job) {
    try {
        return job.work({job.ticket->token(), job.yield.get_token()});
    } catch (std::exception const& failure) {
        log_.error("search_failed", {{"what", failure.what()}});
        return false;
    }
}

} // namespace services::server
