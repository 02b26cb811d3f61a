// How far a long command has come, on standard error: on a terminal a bar in one line that is written over and over, else
// a line every now and then.
#pragma once

#include "apps/common/console.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace apps {

class ProgressLine {
  public:
    ProgressLine(Console const& console, std::uint64_t already); // items of an earlier run
    ~ProgressLine() { finish(); }
    ProgressLine(ProgressLine const&) = delete;
    ProgressLine& operator=(ProgressLine const&) = delete;

    // `words` tells how things stand, given the items a second of this run: asked only when a line is due.
    using Words = std::function<std::string(std::string const& rate)>;
    void tell(std::uint64_t done, std::optional<double> share_read, Words const& words);

    void finish(); // takes the bar away, so that others may write

  private:
    [[nodiscard]] std::string text(std::uint64_t done, std::optional<double> share_read,
                                   Words const& words) const;

    Console const& console_;
    bool on_terminal_;
    bool line_open_ = false;
    std::uint64_t already_;
    std::optional<double> first_share_; // how much had been read before this run did anything
    std::chrono::steady_clock::time_point begin_;
    std::chrono::steady_clock::time_point last_;
};

} // namespace apps
