// A GUI's side of a Hub session in this very process.
#pragma once

#include "protocol/hub/session.hpp"
#include "tests/protocol/answers.hpp"
#include "tests/protocol/fake_engine.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

protocol::hub::EngineMaker real_engines();

class HubConversation : public Answers {
  public:
    explicit HubConversation(protocol::hub::EngineMaker engines = real_engines(),
                             core::Language language = core::Language::english);

    bool say(std::string_view line) { return session_.heed(line); }
    void say_all(std::initializer_list<std::string_view> lines) {
        for (auto const line : lines) say(line);
    }

    // Says `level LEVEL` and `go MODE`, and what came until its done, that included.
    std::vector<std::string> search(std::string const& level, std::string const& mode = "think");
    // The answer to a line that has one at once.
    std::string answer(std::string_view line);
    protocol::hub::Session& session() { return session_; }

  private:
    protocol::hub::Session session_;
};

// A conversation with engines that think nothing. They tell what they were asked.
struct FakeHub {
    std::vector<FakeEngine*> engines; // each game's, in the order they were made; only the last one lives
    std::vector<std::string> games;
    HubConversation with{[this](engine::AnyGame const& game, engine::EngineOptions const& options) {
        auto made = std::make_unique<FakeEngine>();
        made->configured.push_back(options);
        engines.push_back(made.get());
        games.emplace_back(game.name());
        return made;
    }};
    HubConversation* operator->() { return &with; }
    FakeEngine& engine() { return *engines.back(); }
};

// The value of an argument in a line; empty when it is not there.
std::string value_in(std::string_view line, std::string_view name);

} // namespace tests
