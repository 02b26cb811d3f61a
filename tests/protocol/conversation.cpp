// Speaking UCI as a GUI does.
#include "tests/protocol/conversation.hpp"

#include "protocol/words.hpp"

#include <algorithm>

namespace tests {

Conversation::Conversation(std::unique_ptr<engine::AnyEngine> engine, core::Language language)
    : session_(**engine::game_named("chess"), std::move(engine),
               [this](std::string_view said) { hear(said); }, {"Damero test", "nobody", language}) {}

std::vector<std::string> Conversation::search(std::string_view go) {
    auto const first = pass_over();
    say(go);
    wait_for("bestmove");
    return since(first);
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

} // namespace tests
