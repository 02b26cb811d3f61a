// The list of variants.
#include "protocol/hub/variant.hpp"

#include "core/shown_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace protocol::hub {
namespace {

constexpr std::array list = {
    Variant{"normal", "draughts-international"}, Variant{"frisian", "draughts-frisian"},
    Variant{"russian", "draughts-russian"},      Variant{"brazilian", "draughts-brazilian"},
    Variant{"english", "draughts-english"},      Variant{"italian", "draughts-italian"},
    Variant{"spanish", "draughts-spanish"},      Variant{"portuguese", "draughts-portuguese"},
    Variant{"czech", "draughts-czech"},          Variant{"pool", "draughts-pool"},
    Variant{"house", "draughts-house"},
};

constexpr std::array other_names = {Variant{"international", "draughts-international"},
                                    Variant{"standard", "draughts-international"}};

} // namespace

std::span<Variant const> variants() { return list; }

core::Expected<Variant> variant_named(std::string_view name) {
    auto const other = std::ranges::find(other_names, name, &Variant::name);
    auto const game = other != other_names.end() ? other->game : name;
    std::vector<std::string_view> names;
    for (auto const& variant : list) {
        if (variant.name == name || variant.game == game) return variant;
        names.push_back(variant.name);
    }
    return core::failure(
        core::message("hub.variant_unknown", core::shown(name), fmt::format("{}", fmt::join(names, ", "))));
}

engine::AnyGame const& game_of(Variant variant) {
    auto const game = engine::game_named(variant.game);
    assert(game);
    return **game;
}

} // namespace protocol::hub
