// From names and texts to boards.
#include "services/server/http/line_of_play.hpp"

#include "play/move_input.hpp"

#include <fmt/format.h>

namespace services::server {

Result<LineOfPlay> play_line(engine::AnyGame const& game, std::string_view start,
                             std::vector<std::string> const& moves, std::string const& position_field) {
    auto opened = game.open(start);
    if (!opened) return refused(Code::bad_position, opened.error(), position_field);
    LineOfPlay line{&game, opened->state->clone(), std::move(opened->state), {}};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        auto const where = fmt::format("moves[{}]", i);
        if (line.last->outcome())
            return refused(Code::illegal_move, core::message("server.position_over"), where);
        auto move = play::read_move(*line.last, moves[i]);
        if (!move) return refused(Code::illegal_move, move.error(), where);
        line.last->play(*move);
        line.moves.push_back(std::move(*move));
    }
    return line;
}

Result<LineOfPlay> read_line_of_play(Fields& fields, std::string_view position_field) {
    auto const name = fields.text("game", longest_game_name);
    auto const start =
        fields.has(position_field) ? fields.text(position_field, longest_fen) : std::string("start");
    auto const moves = fields.has("moves") ? fields.texts("moves", move_bounds) : std::vector<std::string>();
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    auto const game = engine::game_named(name);
    if (!game) return refused(Code::unknown_game, game.error(), "game");
    return play_line(**game, start, moves, std::string(position_field));
}

} // namespace services::server
