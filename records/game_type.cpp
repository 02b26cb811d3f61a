#include "records/game_type.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace records {
namespace {

struct GameType {
    int number;
    std::string_view game;
};

constexpr std::array<GameType, 10> game_types = {{
    {20, "draughts-international"},
    {21, "draughts-english"},
    {22, "draughts-italian"},
    {23, "draughts-pool"},
    {24, "draughts-spanish"},
    {25, "draughts-russian"},
    {26, "draughts-brazilian"},
    {28, "draughts-portuguese"},
    {29, "draughts-czech"},
    {40, "draughts-frisian"},
}};

} // namespace

std::optional<std::string_view> game_of_type(std::string_view game_type) {
    auto const digits = game_type.substr(0, game_type.find(','));
    int number = 0;
    auto const [stopped, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || stopped != digits.data() + digits.size()) return std::nullopt;
    auto const found = std::ranges::find(game_types, number, &GameType::number);
    return found == game_types.end() ? std::nullopt : std::optional(found->game);
}

std::optional<int> type_of_game(std::string_view game) {
    auto const found = std::ranges::find(game_types, game, &GameType::game);
    return found == game_types.end() ? std::nullopt : std::optional(found->number);
}

} // namespace records
