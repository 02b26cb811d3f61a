// The catalogue of games, in both languages at once; and positions.
#include "services/server/game/games_on_offer.hpp"

#include "play/bots/levels.hpp"
#include "services/server/http/line_of_play.hpp"
#include "services/server/http/shapes.hpp"

#include <array>

namespace services::server {
namespace {

struct OfferedBot {
    std::string_view spec;
    core::MessageKey title;
};
constexpr std::array offered_bots = {
    OfferedBot{"random", "server.bot.random"},
    OfferedBot{"minimax?depth=3", "server.bot.minimax"},
    OfferedBot{"heuristic?depth=4", "server.bot.heuristic"},
    OfferedBot{"tactical?depth=4", "server.bot.tactical"},
    OfferedBot{"engine?movetime=1000", "server.bot.engine"},
};

Json both_languages(core::MessageKey key) {
    return {{"en", core::text(core::Language::english, core::message(key))},
            {"es", core::text(core::Language::spanish, core::message(key))}};
}

std::string_view notation_of(core::GameInfo const& game) {
    switch (game.notation) {
    case core::MoveNotation::san:
        return "san";
    case core::MoveNotation::numbers:
        return "numbers";
    case core::MoveNotation::squares:
        break;
    }
    return "squares";
}

Json pieces_of(core::GameInfo const& game) {
    Json letters = Json::array();
    for (auto const& piece : game.pieces) letters.push_back(std::string(1, piece.letter));
    return letters;
}

Json game_json(engine::AnyGame const& game) {
    auto const start = game.start();
    auto const board = start->view();
    Json positions = Json::array();
    for (auto const& position : game.positions())
        positions.push_back({{"name", position.name}, {"fen", position.fen}});
    auto const& info = game.info();
    return {{"name", game.name()},
            {"title", both_languages(game.title())},
            {"family", info.family},
            {"columns", board.columns},
            {"rows", board.rows},
            {"positions", std::move(positions)},
            {"startFen", start->fen()},
            {"notation", notation_of(info)},
            {"format", info.record.format == core::RecordFormat::pgn ? "pgn" : "pdn"},
            {"pieces", pieces_of(info)},
            {"summary", both_languages(info.summary)}};
}

} // namespace

Response catalogue(std::string_view version) {
    Json games = Json::array();
    Json names = Json::array();
    for (auto const* game : engine::all_games()) {
        games.push_back(game_json(*game));
        names.push_back(game->name());
    }
    Json bots = Json::array();
    for (auto const& bot : offered_bots)
        bots.push_back({{"spec", bot.spec}, {"title", both_languages(bot.title)}, {"games", names}});
    Json levels = Json::array();
    for (int level = play::weakest_level; level <= play::strongest_level; ++level) levels.push_back(level);
    Json const body = {{"version", version}, {"games", games}, {"bots", bots}, {"levels", levels}};
    return {.body = written(body)};
}

Response position(Request const& request) {
    auto const body = parse_json(request.body);
    if (!body) return response_of(body.error(), request.language);
    Fields fields(*body);
    auto const line = read_line_of_play(fields, "fen");
    if (!line) return response_of(line.error(), request.language);
    return {.body = written(position_json(*line->last, line->last->outcome(), request.language))};
}

} // namespace services::server
