// The thread that thinks, and how it is ended.
#include "protocol/search_thread.hpp"

#include <utility>

namespace protocol {

void SearchThread::think(SearchJob job) {
    begin(job.engine, job.task.limits.ponder);
    engine_->prepare(); // from here on a stop counts, even before the thread has begun
    thread_ = std::thread([this, job = std::move(job)] { answer(job); });
}

void SearchThread::run(Work work) {
    begin(nullptr, false);
    thread_ = std::thread([this, work = std::move(work)] { work(stopped_); });
}

void SearchThread::begin(engine::AnyEngine* engine, bool pondering) {
    finish();
    engine_ = engine;
    pondering_ = pondering;
    stopped_ = false;
    released_ = false;
}

void SearchThread::stop() {
    if (!thread_.joinable()) return;
    pondering_ = false;
    stopped_ = true;
    if (engine_ != nullptr) engine_->stop();
    release();
}

bool SearchThread::ponder_hit() {
    if (!pondering_) return false;
    pondering_ = false;
    engine_->ponder_hit();
    release();
    return true;
}

void SearchThread::finish() {
    stop();
    if (thread_.joinable()) thread_.join();
}

void SearchThread::answer(SearchJob const& job) {
    engine::Finding finding;
    if (job.root->legal_moves().empty()) {
        if (job.over) job.over();
        if (job.task.limits.ponder || !job.task.limits.is_bounded()) wait_for_release();
    } else {
        finding = job.think ? job.think(job, [this] { return stopped_.load(); })
                            : job.engine->think(*job.root, job.task, job.listener);
    }
    job.done(finding, stopped_);
}

void SearchThread::wait_for_release() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return released_; });
}

void SearchThread::release() {
    {
        std::lock_guard const lock(mutex_);
        released_ = true;
    }
    changed_.notify_all();
}

} // namespace protocol
