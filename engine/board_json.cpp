// JSON stays in this file.
#include "engine/board_json.hpp"

#include <nlohmann/json.hpp>

namespace engine {
namespace {

using Json = nlohmann::ordered_json;
using core::Colour;

Json player_json(Colour colour, core::BoardView const& board) {
    Json pieces = Json::array();
    for (auto const& cell : board.cells)
        if (cell.piece && cell.piece->colour == colour)
            pieces.push_back({{"piece", std::string(1, cell.piece->letter)}, {"square", cell.name}});
    return {{"player", core::index(colour) + 1},
            {"colour", colour == Colour::white ? "white" : "black"},
            {"pieces", std::move(pieces)}};
}

} // namespace

std::string board_json(std::string_view game, std::string_view fen, Colour side,
                       core::BoardView const& board) {
    Json const state = {{"game", game},
                        {"fen", fen},
                        {"turn", core::index(side) + 1},
                        {"players", {player_json(Colour::white, board), player_json(Colour::black, board)}}};
    return state.dump();
}

} // namespace engine
