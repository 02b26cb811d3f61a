// What a handler answers when it cannot do as it was asked: a status, a code for programs, a sentence for people, and the
// field that is wrong.
#pragma once

#include "core/error.hpp"
#include "services/server/http/http.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace services::server {

enum class Code {
    bad_json,
    bad_request,
    unknown_game,
    bad_position,
    illegal_move,
    bad_bot,
    bad_import,
    not_found,
    method_not_allowed,
    stale,
    game_over,
    not_your_turn,
    no_draw,
    cannot_pass,
    forbidden,
    too_large,
    too_many_requests,
    unavailable,
    internal,
};

std::string_view name_of(Code code); // as in the schema
int status_of(Code code);
int retry_after(Code code); // seconds to wait before asking again; 0 where that would not help

struct Refusal {
    Code code;
    core::Error what;
    std::string where = {};
};

template <class T>
using Result = tl::expected<T, Refusal>;

inline tl::unexpected<Refusal> refused(Code code, core::Message what, std::string where = {}) {
    return tl::unexpected(Refusal{code, {std::move(what), {}}, std::move(where)});
}
inline tl::unexpected<Refusal> refused(Code code, core::Error what, std::string where = {}) {
    return tl::unexpected(Refusal{code, std::move(what), std::move(where)});
}

nlohmann::ordered_json error_json(Refusal const& refusal,
                                  core::Language language); // ErrorDetail of the schema
Response response_of(Refusal const& refusal, core::Language language);

} // namespace services::server
