// Threads of lower priority: Linux keeps niceness per thread.
#include "services/server/search_pool.hpp"

#include <algorithm>
#include <exception>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace services::server {
namespace {

constexpr int awaited_niceness = 5;
constexpr int patient_niceness = 15;

void be_nice(int niceness) {
    auto const thread = static_cast<id_t>(syscall(SYS_gettid));
    setpriority(PRIO_PROCESS, thread, niceness); // if it fails the search is merely not as polite
}

} // namespace

SearchPool::SearchPool(Limits const& limits, Log& log)
    : limits_(limits),
      log_(log),
      awaited_{awaited_niceness},
      patient_{patient_niceness},
      lengthy_{patient_niceness} {
    for (auto* const group : {&awaited_, &patient_})
        for (int i = 0; i < limits.searches; ++i)
            threads_.emplace_back([this, group](std::stop_token const& over) { serve(*group, over); });
    threads_.emplace_back([this](std::stop_token const& over) { serve(lengthy_, over); });
}

SearchPool::Group& SearchPool::group_of(Urgency urgency) {
    if (urgency == Urgency::lengthy) return lengthy_;
    return urgency == Urgency::awaited ? awaited_ : patient_;
}

SearchPool::~SearchPool() { stop(); }

void SearchPool::stop() {
    for (auto& thread : threads_) thread.request_stop();
    {
        std::scoped_lock const lock(mutex_);
        for (auto* const group : {&awaited_, &patient_, &lengthy_}) {
            group->waiting.clear();
            for (auto const& job : group->running) job->ticket->cancel();
        }
    }
    changed_.notify_all();
    threads_.clear();
}

std::shared_ptr<SearchTicket> SearchPool::submit(Urgency urgency, Work work) {
    auto job = std::make_shared<Job>(Job{std::make_shared<SearchTicket>(), std::move(work)});
    auto ticket = job->ticket;
    {
        std::scoped_lock const lock(mutex_);
        auto& group = group_of(urgency);
        std::erase_if(group.waiting, [](auto const& each) { return each->ticket->token().stop_requested(); });
        if (group.waiting.size() >= limits_.waiting_searches) return nullptr;
        group.waiting.push_back(std::move(job));
    }
    changed_.notify_all();
    return ticket;
}

void SearchPool::tick() {
    std::scoped_lock const lock(mutex_);
    if (patient_.waiting.empty() || patient_.running.empty()) return;
    auto const longest =
        std::ranges::min_element(patient_.running, {}, [](auto const& job) { return job->began; });
    if (std::chrono::steady_clock::now() - (*longest)->began >= limits_.analysis_turn)
        (*longest)->ticket->cancel();
}

std::size_t SearchPool::load() const {
    std::scoped_lock const lock(mutex_);
    std::size_t sum = 0;
    for (auto const* const group : {&awaited_, &patient_, &lengthy_})
        sum += group->waiting.size() + group->running.size();
    return sum;
}

void SearchPool::serve(Group& group, std::stop_token const& over) {
    be_nice(group.niceness);
    while (true) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, over, [&] { return !group.waiting.empty(); });
        if (over.stop_requested()) return;
        auto const job = std::move(group.waiting.front());
        group.waiting.pop_front();
        if (job->ticket->token().stop_requested()) continue;
        job->began = std::chrono::steady_clock::now();
        group.running.push_back(job);
        lock.unlock();
        run(*job);
        lock.lock();
        std::erase(group.running, job);
    }
}

void SearchPool::run(Job& job) {
    try {
        job.work(job.ticket->token());
    } catch (std::exception const& failure) {
        log_.error("search_failed", {{"what", failure.what()}});
    }
    job.work = nullptr;
}

} // namespace services::server
