// How much memory the tables of several engines may take together. Whoever asks for more than is left gets less.
#pragma once

#include <algorithm>
#include <cstddef>
#include <mutex>

namespace engine {

class MemoryBudget {
  public:
    explicit MemoryBudget(std::size_t megabytes) : total_(megabytes) {}

    // As many of the wanted megabytes as are left, but at least one: every engine can search.
    std::size_t take(std::size_t wanted) {
        std::scoped_lock const lock(mutex_);
        auto const left = total_ > taken_ ? total_ - taken_ : 0;
        auto const given = std::max(std::min(wanted, left), std::size_t{1});
        taken_ += given;
        return given;
    }
    void give_back(std::size_t megabytes) {
        std::scoped_lock const lock(mutex_);
        taken_ -= megabytes;
    }

  private:
    std::mutex mutex_;
    std::size_t total_;
    std::size_t taken_ = 0;
};

} // namespace engine
