// Codes, their names and their statuses.
#include "services/server/http/refusal.hpp"

#include <nlohmann/json.hpp>

#include <array>

namespace services::server {
namespace {

struct CodeEntry {
    std::string_view name;
    int status;
};

// In the order of the enumeration.
constexpr std::array entries = {
    CodeEntry{"bad_json", 400},     CodeEntry{"bad_request", 400},       CodeEntry{"unknown_game", 400},
    CodeEntry{"bad_position", 400}, CodeEntry{"illegal_move", 400},      CodeEntry{"bad_bot", 400},
    CodeEntry{"bad_import", 400},   CodeEntry{"not_found", 404},         CodeEntry{"method_not_allowed", 405},
    CodeEntry{"stale", 409},        CodeEntry{"game_over", 409},         CodeEntry{"not_your_turn", 409},
    CodeEntry{"no_draw", 409},      CodeEntry{"cannot_pass", 409},       CodeEntry{"forbidden", 403},
    CodeEntry{"too_large", 413},    CodeEntry{"too_many_requests", 429}, CodeEntry{"unavailable", 503},
    CodeEntry{"internal", 500},
};
static_assert(entries.size() == static_cast<std::size_t>(Code::internal) + 1);

CodeEntry const& entry(Code code) { return entries[static_cast<std::size_t>(code)]; }

} // namespace

std::string_view name_of(Code code) { return entry(code).name; }
int status_of(Code code) { return entry(code).status; }

int retry_after(Code code) {
    if (code == Code::too_many_requests) return 1;
    return code == Code::unavailable ? 5 : 0;
}

nlohmann::ordered_json error_json(Refusal const& refusal, core::Language language) {
    nlohmann::ordered_json error = {{"code", name_of(refusal.code)},
                                    {"message", core::text(language, refusal.what)}};
    if (!refusal.where.empty()) error["where"] = refusal.where;
    if (auto const seconds = retry_after(refusal.code)) error["retryAfter"] = seconds;
    return error;
}

Response response_of(Refusal const& refusal, core::Language language) {
    nlohmann::ordered_json const body = {{"error", error_json(refusal, language)}};
    Response response{.status = status_of(refusal.code), .body = body.dump()};
    if (auto const seconds = retry_after(refusal.code))
        response.headers.emplace_back("Retry-After", std::to_string(seconds));
    return response;
}

} // namespace services::server
