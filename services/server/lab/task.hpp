// A search for the lab that runs on a searching thread: stopped by its page or by the clock, and told apart by which.
#pragma once

#include "services/server/lab/requests.hpp"

#include <chrono>
#include <ctime>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace services::server {

// What is to be searched, and whom to tell.
struct LabSubject {
    std::int64_t request;
    engine::AnyGame const* game;
    std::string fen;
    LabMeans means;
    core::Language language;
    Send send;
};

class LabTask {
  public:
    explicit LabTask(LabSubject subject) : subject_(std::move(subject)) {}
    virtual ~LabTask() = default;

    bool run(std::stop_token const& over); // one search; true: there is another
    void abandon();                        // the page does not want it any more: nothing is sent
    void tick();

  protected:
    virtual bool search(std::stop_token const& stop) = 0; // the same

    // Unless it was abandoned.
    void tell(nlohmann::ordered_json message);
    // Why there is no result, in the page's language: the clock, or what went wrong.
    [[nodiscard]] std::string reason(core::Error const& error) const;
    [[nodiscard]] LabSubject const& subject() const { return subject_; }

  private:
    LabSubject subject_;
    std::mutex mutex_;
    std::stop_source current_; // of the search that runs
    clockid_t clock_ =
        CLOCK_THREAD_CPUTIME_ID; // of the thread it runs on: a crowded machine costs a search nothing
    std::optional<std::chrono::nanoseconds> began_;
    bool abandoned_ = false;
};

// Searches side by side; each is told as it is done, and at the end which values have to agree and whether they do.
std::shared_ptr<LabTask> comparison_task(LabSubject subject, std::vector<std::string> searches);

// The tree of one search, put on the shelf for the page to fetch.
std::shared_ptr<LabTask> tree_task(LabSubject subject, std::string search);

} // namespace services::server
