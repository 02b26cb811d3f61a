// How far a long run of the lab has come, on standard error: one line that is rewritten on a terminal, now and then a
// line elsewhere.
#pragma once

#include "apps/common/console.hpp"

#include <chrono>
#include <cstddef>
#include <string_view>

namespace apps {

class LabProgress {
  public:
    LabProgress(Console const& console, std::size_t total);
    ~LabProgress() { finish(); }
    LabProgress(LabProgress const&) = delete;
    LabProgress& operator=(LabProgress const&) = delete;

    void tell(std::size_t done, std::string_view what);
    void finish(); // leaves the line clean for others

  private:
    Console const& console_;
    std::size_t total_;
    bool on_terminal_;
    bool line_open_ = false;
    std::chrono::steady_clock::time_point last_;
};

} // namespace apps
