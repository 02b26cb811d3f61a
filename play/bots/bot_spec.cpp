// Reading bot specifications.
#include "play/bots/bot_spec.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace play {
namespace {

core::Place at_column(int column) { return {.column = column}; }

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// A `%` that is not followed by two hexadecimal digits stands for itself.
std::string decoded(std::string_view written) {
    std::string text;
    for (std::size_t i = 0; i < written.size(); ++i) {
        bool const escape = written[i] == '%' && i + 2 < written.size() && hex_digit(written[i + 1]) >= 0 &&
                            hex_digit(written[i + 2]) >= 0;
        text += escape ? static_cast<char>(hex_digit(written[i + 1]) * 16 + hex_digit(written[i + 2]))
                       : written[i];
        if (escape) i += 2;
    }
    return text;
}

core::Expected<BotParameter> parse_parameter(std::string_view written, int column) {
    auto const equals = written.find('=');
    if (equals == std::string_view::npos || equals == 0 || equals + 1 == written.size())
        return core::failure(core::message("bot.parameter_form", written), at_column(column));
    return BotParameter{decoded(written.substr(0, equals)), decoded(written.substr(equals + 1)), column};
}

core::Expected<std::uint64_t> parse_number(BotParameter const& given, NumberParameter const& known) {
    std::uint64_t value = 0;
    auto const* const end = given.value.data() + given.value.size();
    auto const [stopped, problem] = std::from_chars(given.value.data(), end, value);
    auto const place = at_column(given.column + static_cast<int>(given.key.size()) + 1);
    bool const overflowed = problem == std::errc::result_out_of_range && stopped == end;
    if (!overflowed && (problem != std::errc{} || stopped != end))
        return core::failure(core::message("bot.not_a_number", given.value, given.key), place);
    if (overflowed || value < known.smallest || value > known.largest)
        return core::failure(
            core::message("bot.out_of_range", given.value, given.key, known.smallest, known.largest), place);
    return value;
}

std::string keys_of(std::span<NumberParameter const> known) {
    std::vector<std::string_view> keys;
    for (auto const& parameter : known) keys.push_back(parameter.key);
    return fmt::format("{}", fmt::join(keys, ", "));
}

} // namespace

core::Expected<BotSpec> parse_bot_spec(std::string_view written) {
    auto const question = std::min(written.find('?'), written.size());
    BotSpec spec{decoded(written.substr(0, question)), {}};
    if (spec.name.empty()) return core::failure(core::message("bot.name_missing"), at_column(1));
    for (auto at = question; at < written.size();) {
        auto const end = std::min(written.find('&', at + 1), written.size());
        auto parameter = parse_parameter(written.substr(at + 1, end - at - 1), static_cast<int>(at) + 2);
        if (!parameter) return tl::unexpected(parameter.error());
        if (std::ranges::count(spec.parameters, parameter->key, &BotParameter::key) > 0)
            return core::failure(core::message("bot.parameter_twice", parameter->key),
                                 at_column(parameter->column));
        spec.parameters.push_back(std::move(*parameter));
        at = end;
    }
    return spec;
}

std::string encoded(std::string_view value) {
    std::string text;
    for (char const c : value)
        text += c == '%' || c == '&' || c == '?' || c == '='
                    ? fmt::format("%{:02X}", static_cast<unsigned char>(c))
                    : std::string(1, c);
    return text;
}

core::Expected<std::vector<std::uint64_t>> numbers(BotSpec const& spec,
                                                   std::span<NumberParameter const> known) {
    std::vector<std::uint64_t> values;
    for (auto const& parameter : known) values.push_back(parameter.otherwise);
    for (auto const& given : spec.parameters) {
        auto const found = std::ranges::find(known, std::string_view(given.key), &NumberParameter::key);
        if (found == known.end())
            return core::failure(core::message("bot.parameter_unknown", given.key, spec.name, keys_of(known)),
                                 at_column(given.column));
        auto const value = parse_number(given, *found);
        if (!value) return tl::unexpected(value.error());
        values[static_cast<std::size_t>(found - known.begin())] = *value;
    }
    return values;
}

} // namespace play
