// How a bot is written: `name?key=value&key=value`, as in `random?seed=7`. `%20` and its like stand for characters that a
// shell or this form would take for something else.
#pragma once

#include "core/error.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace play {

struct BotParameter {
    std::string key;
    std::string value;
    int column; // of the key in the written specification, from 1
};

struct BotSpec {
    std::string name;
    std::vector<BotParameter> parameters;
};

core::Expected<BotSpec> parse_bot_spec(std::string_view written);
std::string encoded(std::string_view value); // as it is written in a specification

// A number that a bot can be given.
struct NumberParameter {
    std::string_view key;
    std::uint64_t otherwise; // where it is not given
    std::uint64_t smallest;
    std::uint64_t largest;
};

// The values of `known`, in its order. Refuses a parameter the bot does not know and a value out of range.
core::Expected<std::vector<std::uint64_t>> numbers(BotSpec const& spec,
                                                   std::span<NumberParameter const> known);

} // namespace play
