// Games as the schema shapes them.
#include "services/server/game/live_game.hpp"
#include "services/server/http/clock_fields.hpp"
#include "services/server/http/shapes.hpp"

namespace services::server {
namespace {

using core::Colour;

Json end_json(StoredGame const& game, core::Language language) {
    if (!game.end) return nullptr;
    return outcome_json(
        core::Outcome{game.end->winner,
                      core::key_named(game.end->reason).value_or(core::MessageKey("server.result.recorded"))},
        language);
}

// All of a summary but the board and whose turn it is.
Json common_json(StoredGame const& game, core::Language language) {
    Json json = {{"id", game.id},
                 {"game", game.game},
                 {"title", game.title},
                 {"players",
                  {{"white", player_json(stored_player(game.players[0]))},
                   {"black", player_json(stored_player(game.players[1]))}}},
                 {"plies", game.plies},
                 {"turn", "white"},
                 {"outcome", end_json(game, language)},
                 {"created", game.created},
                 {"updated", game.updated},
                 {"lastMove", nullptr},
                 {"fen", game.fen},
                 {"thumbnail", nullptr}};
    if (!game.last_move.empty()) json["lastMove"] = game.last_move;
    return json;
}

} // namespace

Json made_json(MadeMove const& made) {
    Json json = {{"text", made.move.text},
                 {"fen", made.fen},
                 {"from", made.move.squares.from},
                 {"to", made.move.squares.to},
                 {"path", made.move.squares.path()},
                 {"captured", made.move.squares.captured},
                 {"ms", nullptr},
                 {"comment", nullptr}};
    if (made.ms) json["ms"] = *made.ms;
    if (!made.comment.empty()) json["comment"] = made.comment;
    return json;
}

Json summary_json(StoredGame const& game, core::Language language) {
    auto json = common_json(game, language);
    auto const named = engine::game_named(game.game);
    auto const& kind =
        named ? **named : *engine::all_games().front(); // shown, even if it cannot be played on
    auto const opened = kind.from_fen(game.fen);
    auto const start = kind.start();
    auto const& state = opened ? *opened->state : *start;
    json["turn"] = name_of(state.side_to_move());
    json["thumbnail"] = board_json(state.view());
    return json;
}

Json game_json(LiveGame const& game, core::Language language, SteadyTime now) {
    auto const& stored = game.stored();
    auto json = common_json(stored, language);
    auto position = position_json(game.state(), game.outcome(), language);
    json["turn"] = name_of(game.to_move());
    json["thumbnail"] = position["board"];
    json["start"] = stored.start;
    json["moves"] = Json::array();
    for (auto const& made : game.moves()) json["moves"].push_back(made_json(made));
    json["position"] = std::move(position);
    json["clock"] = nullptr;
    json["remaining"] = nullptr;
    if (stored.clock) {
        json["clock"] = clock_json(*stored.clock);
        json["remaining"] = {{"white", game.left(Colour::white, now).count()},
                             {"black", game.left(Colour::black, now).count()}};
    }
    json["running"] = stored.clock && game.time_runs() && game.plies() > 0;
    json["drawOffer"] = nullptr;
    if (stored.draw_offer) json["drawOffer"] = name_of(*stored.draw_offer);
    return json;
}

} // namespace services::server
