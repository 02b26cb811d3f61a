// Which games there are, and finding one by name.
#include "engine/games.hpp"

#include <fmt/format.h>

#include <array>

namespace engine {
namespace {

std::string listed(std::vector<std::string_view> const& names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

constexpr std::string_view draughts_prefix = "draughts-";

// A variant of draughts may be called by what it adds to that: `english`.
bool is_called(AnyGame const& game, std::string_view name) {
    auto const own = game.name();
    return own == name || (own.starts_with(draughts_prefix) && own.substr(draughts_prefix.size()) == name);
}

} // namespace

std::span<AnyGame const* const> all_games() {
    static std::array const games = {
        &chess_game(),
        &knights_game(),
        &english_draughts_game(),
        &spanish_draughts_game(),
        &russian_draughts_game(),
        &brazilian_draughts_game(),
        &portuguese_draughts_game(),
        &italian_draughts_game(),
        &czech_draughts_game(),
        &pool_draughts_game(),
        &international_draughts_game(),
        &frisian_draughts_game(),
        &house_draughts_game(),
    };
    return games;
}

std::span<Alias const> aliases() {
    static constexpr std::array list = {Alias{"damas", "draughts-spanish"}};
    return list;
}

core::Expected<AnyGame const*> game_named(std::string_view name) {
    auto wanted = name;
    for (auto const& alias : aliases())
        if (alias.name == name) wanted = alias.game;
    std::vector<std::string_view> names;
    for (auto const* game : all_games()) {
        if (is_called(*game, wanted)) return game;
        names.push_back(game->name());
    }
    return core::failure(core::message("game.unknown", name, listed(names)));
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
