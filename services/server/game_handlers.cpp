// The part of the API that is about games: from a body to the desk and back.
#include "services/server/api.hpp"
#include "services/server/game/import_export.hpp"
#include "services/server/http/clock_fields.hpp"
#include "services/server/http/line_of_play.hpp"
#include "services/server/http/shapes.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>

namespace services::server {
namespace {

constexpr std::size_t longest_title = 200;
constexpr std::int64_t most_listed = 100;
constexpr std::int64_t usually_listed = 50;
constexpr std::array<std::string_view, 2> colours = {"white", "black"};
constexpr std::array<std::string_view, 4> draw_actions = {"offer", "accept", "decline", "claim"};
constexpr std::array<std::string_view, 2> variation_actions = {"add", "remove"};

Response refusal_response(Refusal const& refusal, Request const& request) {
    return response_of(refusal, request.language);
}

Result<std::array<Player, 2>> read_players(Json const& json) {
    Fields fields(json, "players");
    std::array const sides = {&fields.object(colours[0]), &fields.object(colours[1])};
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    std::array<Player, 2> players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        auto player = read_player(*sides[i], fields.path_of(colours[i]));
        if (!player) return tl::unexpected(player.error());
        players[i] = std::move(*player);
    }
    return players;
}

Result<NewGame> read_new_game(Json const& body) {
    Fields fields(body);
    NewGame made;
    if (fields.has("title")) made.title = fields.text("title", longest_title);
    auto const& players = fields.object("players");
    auto const* const clock = fields.has("clock") ? &fields.object("clock") : nullptr;
    auto line = read_line_of_play(fields, "start");
    if (!line) return tl::unexpected(line.error());
    made.game = line->game;
    made.start = line->first->fen();
    for (auto const& move : line->moves) made.moves.push_back({move.text});
    auto read = read_players(players);
    if (!read) return tl::unexpected(read.error());
    made.players = std::move(*read);
    if (clock != nullptr) {
        auto const time = read_clock(*clock, "clock");
        if (!time) return tl::unexpected(time.error());
        made.clock = *time;
    }
    return made;
}

} // namespace

Response Api::list(Request const& request) {
    std::int64_t limit = usually_listed;
    if (auto const given = request.query.find("limit"); given != request.query.end()) {
        auto const& text = given->second;
        auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), limit);
        if (error != std::errc{} || end != text.data() + text.size() || limit < 1 || limit > most_listed)
            return refusal_response(
                {Code::bad_request, {core::message("server.number_expected", 1, most_listed), {}}, "limit"},
                request);
    }
    auto const before = request.query.find("before");
    auto const id = before == request.query.end() ? std::string() : before->second;
    if (!id.empty())
        if (auto const known = store_.find(id); known && !*known)
            return refusal_response(
                {Code::not_found, {core::message("server.game_id_unknown", id), {}}, "before"}, request);
    auto const games = store_.list(static_cast<int>(limit) + 1, id);
    if (!games) return refusal_response({Code::internal, games.error(), {}}, request);
    auto const reviewed = reviews_.games(request.language);
    auto shown = Json::array();
    for (auto const& game :
         std::span(*games).first(std::min(games->size(), static_cast<std::size_t>(limit)))) {
        shown.push_back(summary_json(game, request.language));
        shown.back()["reviewed"] = reviewed.contains(game.id);
    }
    bool const more = games->size() > static_cast<std::size_t>(limit);
    return {.body = written({{"games", std::move(shown)}, {"more", more}})};
}

Response Api::create(Request const& request) {
    auto const body = parse_json(request.body);
    if (!body) return refusal_response(body.error(), request);
    auto const wanted = read_new_game(*body);
    if (!wanted) return refusal_response(wanted.error(), request);
    auto const game = desk_.create(*wanted, request.language);
    if (!game) return refusal_response(game.error(), request);
    return {.status = 201,
            .body = written(*game),
            .headers = {{"Location", fmt::format("/api/v1/games/{}", (*game)["id"].get<std::string>())}}};
}

Response Api::act(Request const& request, std::string const& id, std::string const& action) {
    auto const body = parse_json(request.body);
    if (!body) return refusal_response(body.error(), request);
    Fields fields(*body);
    auto const needs_side = action == "resign" || action == "draw";
    auto const side = needs_side ? colour_named(fields.choice("side", colours)) : core::Colour::white;
    auto const ply = needs_side ? 0 : static_cast<int>(fields.number("ply", 0, longest_game));
    auto const move = action == "moves" ? fields.text("move", move_bounds.bytes) : std::string();
    auto const draw_action = action == "draw" ? fields.choice("action", draw_actions) : std::string();
    if (auto const refusal = fields.refusal()) return refusal_response(*refusal, request);
    auto const game = action == "moves"      ? desk_.move(id, move, ply, request.language, request.client)
                      : action == "takeback" ? desk_.take_back(id, ply, request.language, request.client)
                      : action == "resign"   ? desk_.resign(id, side, request.language)
                                             : desk_.draw(id, side, draw_action, request.language);
    if (!game) return refusal_response(game.error(), request);
    return {.body = written(*game)};
}

Response Api::variations(Request const& request, std::string const& id) {
    if (request.method != Method::post) {
        auto const kept = desk_.variations(id);
        return kept ? Response{.body = written(*kept)} : refusal_response(kept.error(), request);
    }
    auto const body = parse_json(request.body);
    if (!body) return refusal_response(body.error(), request);
    Fields fields(*body);
    auto const action = fields.choice("action", variation_actions);
    auto const moves = fields.texts("moves", move_bounds);
    if (auto const refusal = fields.refusal()) return refusal_response(*refusal, request);
    auto const change = action == "remove" ? VariationChange::remove : VariationChange::add;
    auto const kept = desk_.change_variations(id, moves, change);
    return kept ? Response{.body = written(*kept)} : refusal_response(kept.error(), request);
}

Response Api::export_game(Request const& request, std::string const& id) {
    Response response{.type = "text/plain; charset=utf-8"};
    auto const variations = store_.variations(id);
    if (!variations) return refusal_response({Code::internal, variations.error(), {}}, request);
    auto const reviewed = request.query.find("reviewed");
    bool missing = false;
    bool const with_review = reviewed != request.query.end() && reviewed->second == "1";
    auto const found = desk_.read(id, [&](LiveGame const& game) {
        auto const review = with_review ? reviews_.find(game.stored(), request.language) : std::nullopt;
        response.body = review ? review->record : exported(game, *variations);
        missing = with_review && !review;
        response.headers = {
            {"Content-Disposition", fmt::format("attachment; filename=\"{}\"", export_name(game))}};
    });
    if (found && missing)
        return refusal_response({Code::not_found, {core::message("server.review_missing"), {}}, "reviewed"},
                                request);
    return found ? response : refusal_response(found.error(), request);
}

Response Api::import_games(Request const& request) {
    auto const body = parse_json(request.body);
    if (!body) return refusal_response(body.error(), request);
    Fields fields(*body);
    auto const text = fields.text("text", limits_.body_bytes);
    auto const name = fields.has("game") ? fields.text("game", longest_game_name) : std::string();
    if (auto const refusal = fields.refusal()) return refusal_response(*refusal, request);
    engine::AnyGame const* game = nullptr;
    if (!name.empty()) {
        auto const named = engine::game_named(name);
        if (!named) return refusal_response({Code::unknown_game, named.error(), "game"}, request);
        game = *named;
    }
    auto const import = read_import(text, game, limits_.imported_games);
    if (import.games.empty() && import.problems.empty())
        return refusal_response({Code::bad_import, {core::message("server.import_empty"), {}}, "text"},
                                request);
    if (import.games.empty())
        return refusal_response({Code::bad_import, import.problems.front().what, "text"}, request);
    auto games = desk_.create_all(import.games, request.language);
    if (!games) return refusal_response(games.error(), request);
    auto const listed = [&](std::vector<ImportProblem> const& problems) {
        auto list = Json::array();
        for (auto const& problem : problems)
            list.push_back({{"message", core::text(request.language, problem.what)}, {"line", problem.line}});
        return list;
    };
    return {.body = written({{"games", std::move(*games)},
                             {"errors", listed(import.problems)},
                             {"warnings", listed(import.warnings)}})};
}

} // namespace services::server
