// Bytes for the bodies of requests: whatever is sent is answered by what the schema says, or refused with a reason; nothing is
// the server's own fault.
#include "tests/fuzz/damaged_text.hpp"
#include "tests/fuzz/fuzzed_server.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/services/server/schema.hpp"

#include <nlohmann/json.hpp>

namespace {

using services::server::Method;

struct Address {
    Method method;
    std::string path; // GAME stands for a game that is there
    std::vector<std::string> bodies;
};

std::vector<Address> const& addresses() {
    static std::vector<Address> const list = {
        {Method::post, "/api/v1/positions", {R"({"game":"damas","fen":"W:W31,30:B5,K6","moves":["31-27"]})"}},
        {Method::post,
         "/api/v1/games",
         {R"({"game":"chess","moves":["e4"],"players":{"white":{"kind":"human"},"black":{"kind":"level","level":2}}})",
          R"({"game":"knights","title":"t","clock":{"baseMs":60000,"incrementMs":0},"players":{"white":{"kind":"bot","spec":"random?seed=7"},"black":{"kind":"human","name":"n"}}})"}},
        {Method::post, "/api/v1/games/GAME/moves", {R"({"move":"e5","ply":1})"}},
        {Method::post, "/api/v1/games/GAME/takeback", {R"({"ply":0})"}},
        {Method::post, "/api/v1/games/GAME/resign", {R"({"side":"white"})"}},
        {Method::post, "/api/v1/games/GAME/draw", {R"({"side":"white","action":"offer"})"}},
        {Method::post, "/api/v1/games/GAME/variations", {R"({"action":"add","moves":["d4","d5"]})"}},
        {Method::post, "/api/v1/evaluation", {R"({"game":"chess","moves":["e4"]})"}},
        {Method::post,
         "/api/v1/import",
         {R"({"text":"[Event \"x\"]\n\n1. e4 (1. d4) e5 *","game":"chess"})",
          R"({"text":"[GameType \"21\"]\n\n1. 9-14 22-18 *"})"}},
        {Method::put, "/api/v1/settings", {R"({"lang":"es","analysisLines":5})"}},
        {Method::post, "/api/v1/train/next", {R"({"game":"chess","themes":["fork"]})"}},
        {Method::post, "/api/v1/train/import", {R"({"text":"PuzzleId,FEN,Moves,Rating,Themes\n"})"}},
        {Method::put, "/api/v1/rules/chess/mine", {R"({"text":"move_creates_odd(1, 1, 1, 1)."})"}},
    };
    return list;
}

// The status is one that is meant, and the body is JSON; a refusal is shaped as the schema says.
fuzz::Failure judged(services::server::Response const& response) {
    if (response.status == 204) return std::nullopt;
    auto const body = nlohmann::json::parse(response.body, nullptr, false);
    if (body.is_discarded()) return "an answer is not JSON: " + response.body.substr(0, 200);
    if (response.status < 300) return std::nullopt;
    if (response.status >= 500) return "the server failed: " + response.body;
    auto const wrong = tests::against_schema(response.body, "Error");
    return wrong.empty() ? std::nullopt : fuzz::Failure(wrong);
}

fuzz::Failure feed(fuzz::Bytes bytes) {
    static fuzz::FuzzedServer server;
    if (bytes.empty()) return std::nullopt;
    auto const& address = addresses()[bytes[0] % addresses().size()];
    auto& api = server.api();
    auto path = address.path;
    if (auto const place = path.find("GAME"); place != std::string::npos)
        path.replace(place, 4, server.game());
    return judged(api.answer(
        {.method = address.method, .path = path, .body = fuzz::damaged(bytes.subspan(1), address.bodies)}));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::done(feed({data, size}));
}
