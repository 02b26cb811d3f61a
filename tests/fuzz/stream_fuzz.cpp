// Bytes for the messages of a page's stream: every message is answered by what the schema says, or refused with a reason, and
// the page may leave at any moment.
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/fuzzed_server.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/services/server/schema.hpp"

#include <mutex>

namespace {

std::vector<std::string> samples_for(std::string const& game) {
    return {R"({"type":"watch","request":1,"game":")" + game + R"("})",
            R"({"type":"unwatch"})",
            R"({"type":"stop","only":"analysis"})",
            R"({"type":"analyse","request":2,"game":"chess","moves":["e4"],"lines":2})",
            R"({"type":"hint","request":3,"game":"damas","fen":"W:W31,30:B5,K6"})",
            R"({"type":"graph","request":4,"game":")" + game + R"("})",
            R"({"type":"explain","request":5,"game":"chess","moves":["e4"],"move":"e5"})",
            R"({"type":"review","request":6,"game":")" + game + R"(","nodes":100})",
            R"({"type":"train","request":7,"sitting":"x"})",
            R"({"type":"mine","request":8,"nodes":100})",
            R"({"type":"compare","request":9,"game":"chess","searches":["minimax?depth=1"]})",
            R"({"type":"tree","request":10,"game":"chess","search":"heuristic?depth=1"})",
            R"({"type":"try","request":11,"game":"chess","text":"move_creates_odd(1, 1, 1, 1)."})",
            R"({"type":"use","request":12,"family":"chess","name":"mine"})"};
}

// What the page was sent, from any thread.
struct Inbox {
    std::mutex mutex;
    fuzz::Failure failure;

    void take(std::string const& text) {
        auto const wrong = tests::against_schema(text, "ServerMessage");
        std::scoped_lock const lock(mutex);
        if (!wrong.empty() && !failure) failure = wrong + " in " + text.substr(0, 300);
    }
};

// The bytes are messages, each behind its length.
fuzz::Failure feed(fuzz::Bytes bytes) {
    static fuzz::FuzzedServer server;
    auto& api = server.api();
    auto const samples = samples_for(server.game());
    auto const inbox = std::make_shared<Inbox>();
    auto const page = api.connect(core::Language::english, [inbox](std::string text) { inbox->take(text); });
    while (!bytes.empty()) {
        auto const length = std::min<std::size_t>(bytes[0], bytes.size() - 1);
        page->heed(fuzz::damaged(bytes.subspan(1, length), samples));
        bytes = bytes.subspan(1 + length);
    }
    api.tick();
    page->leave();
    std::scoped_lock const lock(inbox->mutex);
    return inbox->failure;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::done(feed({data, size}));
}
