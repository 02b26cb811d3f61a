// The bar, and the time that is left at the rate so far.
#include "apps/common/progress_line.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <unistd.h>

namespace apps {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds between_lines{10};
constexpr std::chrono::milliseconds between_rewrites{100};

std::string time_text(double seconds) {
    auto const whole = static_cast<long long>(seconds + 0.5);
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{}:{:02} min", whole / 60, whole % 60);
    return fmt::format("{}:{:02} h", whole / 3600, whole / 60 % 60);
}

std::string bar(double share) {
    constexpr int width = 24;
    int const filled = static_cast<int>(share * width);
    return "[" + std::string(static_cast<std::size_t>(filled), '#') +
           std::string(static_cast<std::size_t>(width - filled), '.') + "]";
}

} // namespace

ProgressLine::ProgressLine(Console const& console, std::uint64_t already)
    : console_(console),
      on_terminal_(isatty(STDERR_FILENO) != 0),
      already_(already),
      begin_(Clock::now()),
      last_(begin_) {}

std::string ProgressLine::text(std::uint64_t done, std::optional<double> share_read,
                               Words const& words) const {
    double const seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
    auto const done_here = static_cast<double>(done - already_);
    auto line = words(fmt::format("{:.1f}", seconds > 0 ? done_here / seconds : 0.0));
    if (!share_read) return line;
    line = fmt::format("{} {:>3.0f} %  {}", bar(*share_read), 100 * *share_read, line);
    double const come = *share_read - first_share_.value_or(0);
    if (come <= 0) return line;
    auto const left = time_text(seconds * (1 - *share_read) / come);
    return line + console_.text(core::message("cli.progress.left", left));
}

void ProgressLine::tell(std::uint64_t done, std::optional<double> share_read, Words const& words) {
    if (!first_share_) first_share_ = already_ > 0 ? share_read : std::optional(0.0);
    auto const now = Clock::now();
    if (on_terminal_ ? now - last_ < between_rewrites : now - last_ < between_lines) return;
    last_ = now;
    auto const shown = text(done, share_read, words);
    if (on_terminal_)
        fmt::print(stderr, "\r\x1b[K{}", shown);
    else
        fmt::print(stderr, "{}\n", shown);
    std::fflush(stderr);
    line_open_ = on_terminal_;
}

void ProgressLine::finish() {
    if (line_open_) fmt::print(stderr, "\r\x1b[K");
    line_open_ = false;
}

} // namespace apps
