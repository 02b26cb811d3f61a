// An error is a message and the place in the input that it speaks of. Parsers return it; nobody throws it.
#pragma once

#include "core/message.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <utility>

namespace core {

// Where in the input: whatever is known of field, line, column (both from 1) and move number.
struct Place {
    std::optional<MessageKey> field = std::nullopt;
    int line = 0;
    int column = 0;
    int move = 0;

    bool operator==(Place const&) const = default;
};

struct Error {
    Message what;
    Place where = {};

    bool operator==(Error const&) const = default;
};

template <class T>
using Expected = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(Message what, Place where = {}) {
    return tl::unexpected<Error>(Error{std::move(what), where});
}

} // namespace core
