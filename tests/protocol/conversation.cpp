// Keeping what is said, and waiting for it.
#include "tests/protocol/conversation.hpp"

#include "protocol/words.hpp"

#include <algorithm>

namespace tests {

Conversation::Conversation(std::unique_ptr<engine::AnyEngine> engine, core::Language language)
    : session_(**engine::game_named("chess"), std::move(engine),
               [this](std::string_view said) { hear(said); }, {"Damero test", "nobody", language}) {}

void Conversation::hear(std::string_view lines) {
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

std::optional<std::string> Conversation::wait_for(std::string_view beginning,
                                                  std::chrono::milliseconds longest) {
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

std::vector<std::string> Conversation::search(std::string_view go) {
    std::size_t first = 0;
    {
        std::lock_guard const lock(mutex_);
        first = seen_ = lines_.size();
    }
    say(go);
    wait_for("bestmove");
    std::lock_guard const lock(mutex_);
    return {lines_.begin() + static_cast<std::ptrdiff_t>(first),
            lines_.begin() + static_cast<std::ptrdiff_t>(seen_)};
}

std::vector<std::string> Conversation::heard() {
    std::lock_guard const lock(mutex_);
    std::vector<std::string> const fresh(lines_.begin() + static_cast<std::ptrdiff_t>(seen_), lines_.end());
    seen_ = lines_.size();
    return fresh;
}

int Conversation::count(std::string_view beginning) {
    std::lock_guard const lock(mutex_);
    return static_cast<int>(
        std::ranges::count_if(lines_, [&](std::string const& line) { return line.starts_with(beginning); }));
}

std::string word_after(std::string_view line, std::string_view key) {
    auto const words = protocol::words_of(line);
    auto const found = std::ranges::find(words, key);
    if (found == words.end() || found + 1 == words.end()) return {};
    return std::string(*(found + 1));
}

long long number_after(std::string_view line, std::string_view key) {
    auto const word = word_after(line, key);
    return word.empty() ? -1 : std::stoll(word);
}

std::string last_of(std::vector<std::string> const& lines, std::string_view beginning) {
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        if (line->starts_with(beginning)) return *line;
    return {};
}

} // namespace tests
