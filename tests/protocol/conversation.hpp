// A GUI's side of a UCI session in this very process: says lines, keeps the answers, waits for one.
#pragma once

#include "protocol/uci_session.hpp"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

class Conversation {
  public:
    explicit Conversation(std::unique_ptr<engine::AnyEngine> engine,
                          core::Language language = core::Language::english);

    bool say(std::string_view line) { return session_.heed(line); }
    void say_all(std::initializer_list<std::string_view> lines) {
        for (auto const line : lines) say(line);
    }

    // The next answer not yet waited for that begins so; none when it does not come.
    std::optional<std::string> wait_for(std::string_view beginning,
                                        std::chrono::milliseconds longest = std::chrono::seconds{20});
    // Says `go`, and what came until its bestmove, that included.
    std::vector<std::string> search(std::string_view go);
    // What was answered since the last wait, at once.
    std::vector<std::string> heard();

    [[nodiscard]] int count(std::string_view beginning); // among all answers ever
    protocol::uci::Session& session() { return session_; }

  private:
    void hear(std::string_view lines);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
    std::size_t seen_ = 0;
    protocol::uci::Session session_;
};

// The word behind `key`, as in `depth 12`; empty when it is not there.
std::string word_after(std::string_view line, std::string_view key);
long long number_after(std::string_view line, std::string_view key);

// The last line that begins so.
std::string last_of(std::vector<std::string> const& lines, std::string_view beginning);

} // namespace tests
