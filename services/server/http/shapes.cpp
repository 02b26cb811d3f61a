// Writing the shapes.
#include "services/server/http/shapes.hpp"

#include "engine/shown_score.hpp"

#include <algorithm>

namespace services::server {

using core::Colour;

std::string written(Json const& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string_view name_of(Colour colour) { return colour == Colour::white ? "white" : "black"; }
Colour colour_named(std::string_view name) { return name == "black" ? Colour::black : Colour::white; }

Json board_json(core::BoardView const& board) {
    auto cells = Json::array();
    for (auto const& cell : board.cells) {
        Json piece = nullptr;
        if (cell.piece)
            piece = {{"colour", name_of(cell.piece->colour)}, {"letter", std::string(1, cell.piece->letter)}};
        cells.push_back({{"name", cell.name}, {"dark", cell.dark}, {"piece", std::move(piece)}});
    }
    return {{"columns", board.columns},
            {"rows", board.rows},
            {"cells", std::move(cells)},
            {"columnLabels", board.column_labels},
            {"rowLabels", board.row_labels}};
}

Json step_json(engine::LegalMove const& move) {
    return {{"text", move.text},
            {"from", move.squares.from},
            {"to", move.squares.to},
            {"path", move.squares.path()}};
}

Json move_json(engine::LegalMove const& move) {
    auto json = step_json(move);
    json["captured"] = move.squares.captured;
    json["promotion"] = nullptr;
    if (move.squares.promotion) json["promotion"] = std::string(1, *move.squares.promotion);
    return json;
}

Json steps_json(std::span<engine::LegalMove const> moves) {
    auto steps = Json::array();
    for (auto const& move : moves) steps.push_back(step_json(move));
    return steps;
}

Json outcome_json(std::optional<core::Outcome> const& outcome, core::Language language) {
    if (!outcome) return nullptr;
    auto const key = outcome->reason.text();
    Json winner = nullptr;
    if (outcome->winner) winner = name_of(*outcome->winner);
    return {{"winner", std::move(winner)},
            {"reason", key.substr(key.rfind('.') + 1)},
            {"text", core::text(language, core::message(outcome->reason))}};
}

Json position_json(engine::AnyState const& state, std::optional<core::Outcome> const& outcome,
                   core::Language language) {
    auto const view = state.view();
    auto legal = Json::array();
    if (!outcome)
        for (auto const& move : state.legal_moves()) legal.push_back(move_json(move));
    Json json = {{"game", state.game()},
                 {"fen", state.fen()},
                 {"board", board_json(view)},
                 {"turn", name_of(state.side_to_move())},
                 {"legal", std::move(legal)},
                 {"check", nullptr},
                 {"outcome", outcome_json(outcome, language)},
                 {"claimableDraw", nullptr}};
    if (view.check) json["check"] = *view.check;
    if (auto const claim = outcome ? std::nullopt : state.claimable_draw())
        json["claimableDraw"] = core::text(language, core::message(*claim));
    return json;
}

Json score_json(core::Score score, Colour side_to_move) {
    int const sign = side_to_move == Colour::white ? 1 : -1;
    auto const moves = engine::moves_to_end(score);
    if (!moves) return {{"cp", sign * score.value()}};
    int const never_zero = *moves == 0 ? -1 : *moves;
    return {{"win", sign * never_zero}};
}

Json final_score_json(core::Outcome const& outcome) {
    if (!outcome.winner) return {{"cp", 0}};
    return {{"win", *outcome.winner == Colour::white ? 1 : -1}};
}

} // namespace services::server
