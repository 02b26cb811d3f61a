// Which of our games Hub's variants are. Hub says `normal` for international draughts; the others go by the names that
// engines and GUIs use for them.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"

#include <span>
#include <string_view>

namespace protocol::hub {

struct Variant {
    std::string_view name; // as Hub writes it
    std::string_view game; // as we do
};

std::span<Variant const> variants(); // the usual one first

// By Hub's name, by another that is in use (`international`, `standard`), or by ours.
core::Expected<Variant> variant_named(std::string_view name);

engine::AnyGame const& game_of(Variant variant);

} // namespace protocol::hub
