// Telling how far things are.
#include "apps/lab/progress.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <unistd.h>

namespace apps {
namespace {

constexpr std::chrono::seconds between_lines{10};
constexpr std::chrono::milliseconds between_rewrites{100};

} // namespace

LabProgress::LabProgress(Console const& console, std::size_t total)
    : console_(console),
      total_(total),
      on_terminal_(isatty(STDERR_FILENO) != 0),
      last_(std::chrono::steady_clock::now()) {}

void LabProgress::tell(std::size_t done, std::string_view what) {
    auto const now = std::chrono::steady_clock::now();
    if (on_terminal_ ? now - last_ < between_rewrites : now - last_ < between_lines) return;
    last_ = now;
    auto const text = console_.text(core::message("cli.lab.progress", done, total_, what));
    if (on_terminal_)
        fmt::print(stderr, "\r\x1b[K{}", text);
    else
        fmt::print(stderr, "{}\n", text);
    std::fflush(stderr);
    line_open_ = on_terminal_;
}

void LabProgress::finish() {
    if (line_open_) fmt::print(stderr, "\r\x1b[K");
    line_open_ = false;
}

} // namespace apps
