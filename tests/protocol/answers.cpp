// Keeping what is said, and waiting for it.
#include "tests/protocol/answers.hpp"

#include <algorithm>

namespace tests {

void Answers::hear(std::string_view lines) {
    {
        std::lock_guard const lock(mutex_);
        while (!lines.empty()) {
            auto const end = lines.find('\n');
            lines_.emplace_back(lines.substr(0, end));
            lines.remove_prefix(end + 1);
        }
    }
    changed_.notify_all();
}

std::optional<std::string> Answers::wait_for(std::string_view beginning, std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    std::string found;
    bool const came = changed_.wait_for(lock, longest, [&] {
        for (; seen_ < lines_.size(); ++seen_)
            if (lines_[seen_].starts_with(beginning)) {
                found = lines_[seen_++];
                return true;
            }
        return false;
    });
    return came ? std::optional(found) : std::nullopt;
}

std::vector<std::string> Answers::heard() {
    std::lock_guard const lock(mutex_);
    std::vector<std::string> const fresh(lines_.begin() + static_cast<std::ptrdiff_t>(seen_), lines_.end());
    seen_ = lines_.size();
    return fresh;
}

int Answers::count(std::string_view beginning) {
    std::lock_guard const lock(mutex_);
    return static_cast<int>(
        std::ranges::count_if(lines_, [&](std::string const& line) { return line.starts_with(beginning); }));
}

std::size_t Answers::pass_over() {
    std::lock_guard const lock(mutex_);
    return seen_ = lines_.size();
}

std::vector<std::string> Answers::since(std::size_t place) {
    std::lock_guard const lock(mutex_);
    return {lines_.begin() + static_cast<std::ptrdiff_t>(place),
            lines_.begin() + static_cast<std::ptrdiff_t>(seen_)};
}

std::string last_of(std::vector<std::string> const& lines, std::string_view beginning) {
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        if (line->starts_with(beginning)) return *line;
    return {};
}

} // namespace tests
