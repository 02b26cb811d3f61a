// The words of a protocol's line, and the numbers among them. Shared by every protocol that is made of lines.
#pragma once

#include "core/error.hpp"
#include "core/words.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace protocol {

using Words = std::span<std::string_view const>;

using core::joined;
using core::lower_case;
using core::words_of;

struct NumberRange {
    std::int64_t smallest;
    std::int64_t largest;
};

// A whole number in `range`; `what` is told in the error.
core::Expected<std::int64_t> number_from(std::string_view word, std::string_view what, NumberRange range);

// `true` or `false`, in capitals or small letters.
core::Expected<bool> truth_from(std::string_view word, std::string_view what);

} // namespace protocol
