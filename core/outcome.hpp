// How a game ended, and what its sides are called.
#pragma once

#include "core/message.hpp"
#include "core/types.hpp"

#include <optional>

namespace core {

constexpr MessageKey colour_name(Colour colour) {
    return colour == Colour::white ? MessageKey("word.white") : MessageKey("word.black");
}

struct Outcome {
    std::optional<Colour> winner; // none: a draw
    MessageKey reason;

    bool operator==(Outcome const&) const = default;
};

} // namespace core
