// Speaking Hub as a GUI does.
#include "tests/protocol/hub_conversation.hpp"

#include "protocol/hub/line.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests {

protocol::hub::EngineMaker real_engines() {
    return [](engine::AnyGame const& game, engine::EngineOptions const& options) {
        auto small = options;
        small.hash_megabytes = std::min<std::size_t>(small.hash_megabytes, 4); // there are many of them
        return game.engine(small);
    };
}

HubConversation::HubConversation(protocol::hub::EngineMaker engines, core::Language language)
    : session_(std::move(engines), [this](std::string_view said) { hear(said); },
               {"Damero test", "0", "nobody", "World", language}) {}

std::vector<std::string> HubConversation::search(std::string const& level, std::string const& mode) {
    auto const first = pass_over();
    say("level " + level);
    say("go " + mode);
    wait_for("done");
    return since(first);
}

std::string HubConversation::answer(std::string_view line) {
    pass_over();
    say(line);
    auto const lines = heard();
    EXPECT_EQ(lines.size(), 1u) << line;
    return lines.empty() ? std::string{} : lines.front();
}

std::string value_in(std::string_view line, std::string_view name) {
    auto const read = protocol::hub::parse_line(line);
    EXPECT_TRUE(read) << line;
    auto const* const argument = read ? read->find(name) : nullptr;
    return argument == nullptr ? std::string{} : argument->value;
}

} // namespace tests
