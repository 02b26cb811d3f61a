// The numbers by which PDN names the games of the draughts family.
#pragma once

#include <optional>
#include <string_view>

namespace records {

// The game's name; nothing for a number that is not one of ours. Behind the number a GameType may go on, as in
// "20,W,10,8,N2,0".
std::optional<std::string_view> game_of_type(std::string_view game_type);

// The other way; nothing for chess, knights and the house rules.
std::optional<int> type_of_game(std::string_view game);

} // namespace records
