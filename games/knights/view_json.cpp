// The only file of the game that knows JSON.
#include "games/knights/view_json.hpp"

#include "games/knights/text.hpp"

#include <nlohmann/json.hpp>

namespace knights {
namespace {

using Json = nlohmann::ordered_json;

int player_number(Colour colour) { return colour == Colour::white ? 1 : 2; }

Json player_json(Colour colour, Roster const& roster) {
    Json list = Json::array();
    for (auto const& member : roster.members(colour))
        list.push_back({{"id", member.id}, {"square", square_text(member.square)}});
    return {{"player", player_number(colour)},
            {"colour", colour == Colour::white ? "white" : "black"},
            {"knights", std::move(list)}};
}

} // namespace

std::string view_json(Position const& position, Roster const& roster) {
    Json const state = {
        {"game", "knights"},
        {"fen", position_text(position)},
        {"turn", player_number(position.side_to_move())},
        {"players", {player_json(Colour::white, roster), player_json(Colour::black, roster)}}};
    return state.dump();
}

} // namespace knights
