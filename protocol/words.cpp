// Reading words and numbers.
#include "protocol/words.hpp"

#include "core/shown_text.hpp"

#include <charconv>

namespace protocol {

core::Expected<std::int64_t> number_from(std::string_view word, std::string_view what, NumberRange range) {
    std::int64_t value = 0;
    auto const* const end = word.data() + word.size();
    auto const [stopped, problem] = std::from_chars(word.data(), end, value);
    if (problem != std::errc{} || stopped != end || value < range.smallest || value > range.largest)
        return core::failure(
            core::message("uci.not_a_number", core::shown(word), what, range.smallest, range.largest));
    return value;
}

core::Expected<bool> truth_from(std::string_view word, std::string_view what) {
    auto const small = lower_case(word);
    if (small == "true") return true;
    if (small == "false") return false;
    return core::failure(core::message("uci.not_true_or_false", core::shown(word), what));
}

} // namespace protocol
