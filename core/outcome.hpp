// How a game ended.
#pragma once

#include "core/message.hpp"
#include "core/types.hpp"

#include <optional>

namespace core {

struct Outcome {
    std::optional<Colour> winner; // none: a draw
    MessageKey reason;

    bool operator==(Outcome const&) const = default;
};

} // namespace core
