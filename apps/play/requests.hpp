// What can be typed at the table besides a move. English words always work, Spanish ones too.
#pragma once

#include "core/message.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace apps {

enum class Request { undo, hint, evaluation, moves, board, fen, state, draw, resign, help, quit };

struct RequestWords {
    Request request;
    std::string_view english;
    std::string_view spanish;
    core::MessageKey what;
};

std::span<RequestWords const> all_requests();
std::optional<Request> request_named(std::string_view typed);

} // namespace apps
