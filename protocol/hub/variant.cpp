// The list of variants.
#include "protocol/hub/variant.hpp"

#include "core/shown_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <vector>

namespace protocol::hub {
namespace {

std::vector<Variant> listed() {
    std::vector<core::GameInfo const*> infos;
    for (auto const* const game : engine::all_games())
        if (!game->info().hub.name.empty()) infos.push_back(&game->info());
    std::ranges::stable_sort(infos, {}, [](auto const* info) { return info->hub.place; });
    std::vector<Variant> list;
    for (auto const* const info : infos) list.push_back({info->hub.name, info->name});
    return list;
}

bool is_called(engine::AnyGame const& game, std::string_view name) {
    auto const& hub = game.info().hub;
    return hub.name == name || game.name() == name ||
           std::ranges::find(hub.other_names, name) != hub.other_names.end();
}

} // namespace

std::span<Variant const> variants() {
    static auto const list = listed();
    return list;
}

core::Expected<Variant> variant_named(std::string_view name) {
    std::vector<std::string_view> names;
    for (auto const& variant : variants()) {
        if (is_called(game_of(variant), name)) return variant;
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
