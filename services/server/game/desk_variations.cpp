// The part of the desk that keeps what was looked at beside a game. Nobody who watches is told: it is no change of the game.
#include "services/server/game/desk.hpp"
#include "services/server/game/variations.hpp"
#include "services/server/http/line_of_play.hpp"

namespace services::server {
namespace {

StoredLine texts_of(std::vector<engine::LegalMove> const& moves) {
    StoredLine line;
    for (auto const& move : moves) line.push_back(move.text);
    return line;
}

StoredLine played_in(LiveGame const& game) {
    StoredLine line;
    for (auto const& made : game.moves()) line.push_back(made.move.text);
    return line;
}

} // namespace

Result<Json> GameDesk::variations(std::string const& id) {
    auto const lines = store_.variations(id);
    if (!lines) return tl::unexpected(store_failure(lines.error()));
    Json json;
    auto const shown = read(id, [&](LiveGame const& game) { json = variations_json(game, *lines); });
    if (!shown) return tl::unexpected(shown.error());
    return json;
}

Result<Json> GameDesk::change_variations(std::string const& id, std::vector<std::string> const& moves,
                                         VariationChange change) {
    auto const found = table(id);
    if (!found) return tl::unexpected(found.error());
    auto& table = **found;
    std::scoped_lock const lock(table.mutex);
    if (table.removed) return unknown_game(id);
    auto const& game = table.game;
    auto const line = play_line(game.game(), game.stored().start, moves, "start");
    if (!line) return tl::unexpected(line.error());
    auto const lines = store_.variations(id);
    if (!lines) return tl::unexpected(store_failure(lines.error()));
    auto const wanted = texts_of(line->moves);
    bool const in_game = shared_moves(game, wanted) == wanted.size();
    auto const changed = change == VariationChange::remove ? without_line(*lines, wanted, played_in(game))
                         : in_game                         ? *lines
                                                           : with_line(*lines, wanted);
    if (changed.size() > most_variations)
        return refused(Code::too_large, core::message("server.variations_many", most_variations), "moves");
    if (changed != *lines)
        if (auto const saved = store_.set_variations(id, changed); !saved)
            return tl::unexpected(store_failure(saved.error()));
    return variations_json(game, changed);
}

} // namespace services::server
