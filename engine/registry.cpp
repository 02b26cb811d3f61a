// Which games there are, and finding one by name.
#include "engine/games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace engine {
namespace {

std::string listed(std::vector<std::string_view> const& names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

// A variant of a family may be called by what it adds to the family's name: `english` is draughts-english.
bool is_called(core::GameInfo const& info, std::string_view name) {
    if (info.name == name || std::ranges::find(info.other_names, name) != info.other_names.end()) return true;
    if (!info.name.starts_with(info.family) || info.name.size() <= info.family.size()) return false;
    return info.name.substr(info.family.size() + 1) == name; // behind the hyphen
}

} // namespace

std::span<AnyGame const* const> all_games() {
    static auto const games = games::table_of_games(
        []<class G>(std::type_identity<G>) -> AnyGame const* { return &game_of<G>(); });
    return games;
}

AnyGame const& default_game() { return *all_games().front(); }

AnyGame const& game_of(AnyState const& state) {
    return *all_games()[static_cast<std::size_t>(state.game_place())];
}

std::span<std::string_view const> families() {
    static auto const names = [] {
        std::vector<std::string_view> list;
        for (auto const* game : all_games())
            if (std::ranges::find(list, game->info().family) == list.end())
                list.push_back(game->info().family);
        return list;
    }();
    return names;
}

std::span<Alias const> aliases() {
    static auto const list = [] {
        std::vector<Alias> all;
        for (auto const* game : all_games())
            for (auto const name : game->info().other_names) all.push_back({name, game->name()});
        return all;
    }();
    return list;
}

core::Expected<AnyGame const*> game_named(std::string_view name) {
    std::vector<std::string_view> names;
    for (auto const* game : all_games()) {
        if (is_called(game->info(), name)) return game;
        names.push_back(game->name());
    }
    return core::failure(core::message("game.unknown", name, listed(names)));
}

core::Expected<AnyGame const*> game_or_default(std::optional<std::string_view> name) {
    return name ? game_named(*name) : core::Expected<AnyGame const*>(&default_game());
}

core::Expected<Opened> AnyGame::open(std::string_view name_or_fen) const {
    if (name_or_fen == "start") return Opened{start(), {}};
    std::vector<std::string_view> names = {"start"};
    for (auto const& position : positions()) {
        if (position.name == name_or_fen) return from_fen(position.fen);
        names.push_back(position.name);
    }
    // A FEN of any game has one of these; a name has none.
    if (name_or_fen.empty() || name_or_fen.find_first_of("/: ") != std::string_view::npos)
        return from_fen(name_or_fen);
    return core::failure(core::message("game.position_unknown", name_or_fen, listed(names)));
}

} // namespace engine
