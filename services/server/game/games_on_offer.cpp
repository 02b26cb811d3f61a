// The catalogue of games, in both languages at once; and positions.
#include "services/server/game/games_on_offer.hpp"

#include "play/bots/levels.hpp"
#include "records/played_game.hpp"
#include "services/server/http/line_of_play.hpp"
#include "services/server/http/shapes.hpp"

#include <array>

namespace services::server {
namespace {

struct Summary {
    std::string_view game;
    core::MessageKey what;
};
constexpr std::array summaries = {
    Summary{"chess", "summary.chess"},
    Summary{"knights", "summary.knights"},
    Summary{"draughts-english", "summary.draughts_english"},
    Summary{"draughts-spanish", "summary.draughts_spanish"},
    Summary{"draughts-portuguese", "summary.draughts_portuguese"},
    Summary{"draughts-italian", "summary.draughts_italian"},
    Summary{"draughts-czech", "summary.draughts_czech"},
    Summary{"draughts-russian", "summary.draughts_russian"},
    Summary{"draughts-brazilian", "summary.draughts_brazilian"},
    Summary{"draughts-pool", "summary.draughts_pool"},
    Summary{"draughts-international", "summary.draughts_international"},
    Summary{"draughts-frisian", "summary.draughts_frisian"},
    Summary{"draughts-house", "summary.draughts_house"},
};

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

std::string_view family_of(std::string_view game) {
    return game.starts_with("draughts") ? std::string_view("draughts") : game;
}

Json summary_of(engine::AnyGame const& game) {
    for (auto const& entry : summaries)
        if (entry.game == game.name()) return both_languages(entry.what);
    return both_languages(game.title());
}

// How its moves are written: chess has its own way, the others name squares or number them.
std::string_view notation_of(engine::AnyGame const& game) {
    if (game.name() == "chess") return "san";
    auto const first = game.start()->legal_moves().front().text;
    return first.find_first_of("abcdefgh") == std::string::npos ? "numbers" : "squares";
}

Json pieces_of(engine::AnyGame const& game) {
    auto const family = family_of(game.name());
    if (family == "chess") return {"K", "Q", "R", "B", "N", "P"};
    if (family == "knights") return {"N"};
    return {"M", "K"};
}

Json game_json(engine::AnyGame const& game) {
    auto const start = game.start();
    auto const board = start->view();
    Json positions = Json::array();
    for (auto const& position : game.positions())
        positions.push_back({{"name", position.name}, {"fen", position.fen}});
    auto const format = records::format_of_game(game.name());
    return {{"name", game.name()},
            {"title", both_languages(game.title())},
            {"family", family_of(game.name())},
            {"columns", board.columns},
            {"rows", board.rows},
            {"positions", std::move(positions)},
            {"startFen", start->fen()},
            {"notation", notation_of(game)},
            {"format", format == records::Format::pgn ? "pgn" : "pdn"},
            {"pieces", pieces_of(game)},
            {"summary", summary_of(game)}};
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
