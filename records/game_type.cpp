#include "records/game_type.hpp"

#include "engine/any_game.hpp"

#include <charconv>

namespace records {

std::optional<std::string_view> game_of_type(std::string_view game_type) {
    auto const digits = game_type.substr(0, game_type.find(','));
    int number = 0;
    auto const [stopped, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || stopped != digits.data() + digits.size()) return std::nullopt;
    for (auto const* const game : engine::all_games())
        if (game->info().record.pdn_game_type == number) return game->name();
    return std::nullopt;
}

std::optional<int> type_of_game(std::string_view game) {
    for (auto const* const each : engine::all_games())
        if (each->name() == game) return each->info().record.pdn_game_type;
    return std::nullopt;
}

} // namespace records
