// From games here to records.
#include "records/played_game.hpp"
#include "records/writer.hpp"
#include "services/server/game/import_export.hpp"
#include "services/server/game/variations.hpp"
#include "services/server/http/shapes.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

namespace services::server {
namespace {

using core::Colour;

std::string date_of(std::int64_t milliseconds, char const* form) {
    return fmt::format(fmt::runtime(form), fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

std::vector<records::Header> headers_of(LiveGame const& game) {
    auto const& stored = game.stored();
    std::vector<records::Header> headers = {{"Event", stored.title.empty() ? "Damero" : stored.title},
                                            {"Site", "Damero"},
                                            {"Date", date_of(stored.created, "{:%Y.%m.%d}")},
                                            {"White", player_name(game.player(Colour::white))},
                                            {"Black", player_name(game.player(Colour::black))}};
    if (stored.clock)
        headers.push_back(
            {"TimeControl", fmt::format("{}+{}", stored.clock->base_ms / 1000,
                                        static_cast<double>(stored.clock->increment_ms) / 1000)});
    if (stored.end && stored.end->reason == "server.result.time")
        headers.push_back({"Termination", "time forfeit"});
    return headers;
}

void add_variation(records::MoveTree& tree, LiveGame const& game, StoredLine const& line) {
    if (game.moves().empty()) return;
    auto const main = tree.main_line();
    auto const shared = std::min(shared_moves(game, line), main.size() - 1); // the last move is written again
    auto at = shared == 0 ? records::NodeId::start : main[shared - 1];
    for (std::size_t i = shared; i < line.size(); ++i) {
        auto next = tree.first_child(at);
        if (i == shared) next = tree.next_sibling(next); // the game's own move
        while (next != records::NodeId::none && tree[next].move != line[i]) next = tree.next_sibling(next);
        at = next != records::NodeId::none ? next : tree.add(at, line[i]);
    }
}

} // namespace

std::string exported(LiveGame const& game, std::vector<StoredLine> const& variations) {
    std::vector<std::string> moves;
    for (auto const& made : game.moves()) moves.push_back(made.move.text);
    auto const headers = headers_of(game);
    auto record = records::record_of({.first = game.first(),
                                      .moves = moves,
                                      .result = records::result_text(game.outcome()),
                                      .headers = headers});
    auto const line = record.moves.main_line();
    for (std::size_t i = 0; i < line.size(); ++i)
        if (auto const& comment = game.moves()[i].comment; !comment.empty())
            record.moves[line[i]].comments.push_back(comment);
    for (auto const& variation : variations)
        if (shared_moves(game, variation) < variation.size()) add_variation(record.moves, game, variation);
    return records::written(record);
}

std::string export_name(LiveGame const& game) {
    bool const pdn = records::format_of_game(game.stored().game) == records::Format::pdn;
    return fmt::format("damero-{}-{}.{}", game.stored().game,
                       date_of(game.stored().created, "{:%Y%m%d-%H%M%S}"), pdn ? "pdn" : "pgn");
}

} // namespace services::server
