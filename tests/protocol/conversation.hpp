// A GUI's side of a UCI session in this very process: says lines, keeps the answers, waits for one.
#pragma once

#include "protocol/uci/session.hpp"
#include "tests/protocol/answers.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

class Conversation : public Answers {
  public:
    explicit Conversation(std::unique_ptr<engine::AnyEngine> engine,
                          core::Language language = core::Language::english);

    bool say(std::string_view line) { return session_.heed(line); }
    void say_all(std::initializer_list<std::string_view> lines) {
        for (auto const line : lines) say(line);
    }

    // Says `go`, and what came until its bestmove, that included.
    std::vector<std::string> search(std::string_view go);
    protocol::uci::Session& session() { return session_; }

  private:
    protocol::uci::Session session_;
};

// The word behind `key`, as in `depth 12`; empty when it is not there.
std::string word_after(std::string_view line, std::string_view key);
long long number_after(std::string_view line, std::string_view key);

} // namespace tests
